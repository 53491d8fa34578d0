"""What the commands of dev.py are made of. Standard library only, as they come before all else."""
