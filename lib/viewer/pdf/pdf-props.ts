/** A button over part of a page that represents something, such as a field. */
export interface PdfBox {
  /** Boxes with the same id represent the same thing: they are framed together, and the first is scrolled into view. */
  readonly id: string
  /** Page index, from 0. */
  readonly page: number
  /** Distance from the left of the page; x and y start at its top left. @unit points */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
}

/** Size of a page on paper. @unit points */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** Props of one PDF in the page. It fills its parent. @source APP-003, APP-013 */
export interface PdfViewProps {
  /**
   * Null while it is loading. A new file, also after null, replaces the old one; page, zoom and scroll position stay.
   */
  readonly file: Blob | null
  readonly name: string
  /** Identifies the paper, the name when absent: a different one starts at its first page. */
  readonly of?: string
  /** Page sizes, if known before the file is loaded, so that the layout does not shift. */
  readonly pages?: readonly PageSize[]
  /** Indexes of the pages that a new file changed, from 0; all pages when absent. */
  readonly changedPages?: readonly number[]
  readonly boxes?: readonly PdfBox[]
  /** Id of the box that is framed, and scrolled to the middle when it is out of view. */
  readonly activeBox?: string | null
  readonly onBoxPress?: (id: string) => void
  /** Page index, from 0. */
  readonly page?: number
  readonly onPageChange?: (page: number) => void
  /** True while a newer version is loading. */
  readonly busy?: boolean
  /** True when the file could not be loaded. */
  readonly failed?: boolean
  /** Called to load the file again. */
  readonly onRetry?: () => void
  /** Starts with thumbnails of the pages beside a file of several pages; the user may hide them. */
  readonly strip?: boolean
  readonly onReady?: (info: { readonly pages: number }) => void
  readonly onFailed?: (error: unknown) => void
}
