/** A file that is dropped where nothing takes it would be opened in the place of the editor: it is not. */
export function keepFilesOut(): void {
  const keep = (event: DragEvent) => {
    const { dataTransfer, target, defaultPrevented } = event
    const isField = target instanceof HTMLInputElement && target.type === 'file'
    if (defaultPrevented || isField || dataTransfer === null) return
    if (![...dataTransfer.items].some(({ kind }) => kind === 'file')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', keep)
  addEventListener('drop', keep)
}
