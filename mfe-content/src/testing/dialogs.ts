/** jsdom has the dialog element and none of its methods. Call once at the top of a test file that opens one. */
export function useDialogs(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
  })
}
