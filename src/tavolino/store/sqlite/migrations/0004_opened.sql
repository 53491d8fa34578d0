create table opened (since text not null);
