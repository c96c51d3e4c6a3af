interface FileButtonProps {
  readonly label: string
  readonly className?: string
  /** Extensions of the files to offer, such as `.png,.jpg`. */
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that opens the browser's file dialog. */
export function FileButton({ label, className = '', onFiles, ...control }: FileButtonProps) {
  return (
    <label className={`button-link file-button ${className}`}>
      {label}
      <input
        type="file"
        {...control}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Emptied, so that the same file can be chosen again.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
    </label>
  )
}

/** True for a drag of files, which browsers list only when they are dropped. */
export function isFileDrag(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false
}
