/** Short notices about arrivals and chat. */

export const TOAST_MS = 6_000;
const MAX_TOASTS = 3;

export interface Toast {
  id: number;
  seat: number;
  text: string;
}

export class ToastList {
  list = $state.raw<readonly Toast[]>([]);
  #count = 0;

  add(seat: number, text: string): void {
    const toast = { id: (this.#count += 1), seat, text };
    this.list = [...this.list, toast].slice(-MAX_TOASTS);
    setTimeout(() => this.remove(toast.id), TOAST_MS);
  }

  remove(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}
