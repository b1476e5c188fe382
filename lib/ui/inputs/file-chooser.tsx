import type { ReactElement, RefObject } from 'react'

export interface FileChooserProps {
  /** A button opens the browser's dialog with `ref.current.click()`. */
  readonly ref: RefObject<HTMLInputElement | null>
  /** MIME types and extensions, as HTML's `accept` takes them. */
  readonly accept: string
  /** Whether several files may be chosen at once; one by default. */
  readonly multiple?: boolean
  /** Opens the camera on the back of a phone instead of its files. */
  readonly capture?: 'environment'
  /** Called with at least one file. */
  readonly onFiles: (files: readonly File[]) => void
}

/** Lets a button beside it open the browser's dialog for files; it is neither seen nor reached by keyboard itself. */
export function FileChooser({ onFiles, ...input }: FileChooserProps): ReactElement {
  return (
    <input
      type="file"
      hidden
      tabIndex={-1}
      aria-hidden
      {...input}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        // Reset, so that the same file can be chosen again after it was removed or corrected.
        currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
