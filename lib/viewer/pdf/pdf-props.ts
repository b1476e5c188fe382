/** A place on a page that stands for something, such as a field: a button over it. */
export interface PdfBox {
  /** Boxes that stand for the same share it: they are framed together, and the first is brought into view. */
  readonly id: string
  /** From 0. */
  readonly page: number
  /** From the top left of the page. @unit points */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
}

/** @unit points */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** One PDF in the page. It takes the room it is given. @source APP-003, APP-013 */
export interface PdfViewProps {
  /**
   * Null while it is on its way. A new one, also after null, replaces the old where it stands: page, zoom and place
   * stay.
   */
  readonly file: Blob | null
  readonly name: string
  /** Which paper it is, the name when absent: another one is read from its first page. */
  readonly of?: string
  /** Known before the file is, so that the layout stands. */
  readonly pages?: readonly PageSize[]
  /** What a new file has changed, from 0; every page when absent. */
  readonly changedPages?: readonly number[]
  readonly boxes?: readonly PdfBox[]
  /** Framed, and brought to the middle when it is out of view. */
  readonly activeBox?: string | null
  readonly onBoxPress?: (id: string) => void
  /** From 0. */
  readonly page?: number
  readonly onPageChange?: (page: number) => void
  /** A newer version is on its way. */
  readonly busy?: boolean
  /** The file could not be fetched. */
  readonly failed?: boolean
  /** Fetches the file again. */
  readonly onRetry?: () => void
  readonly onReady?: (info: { readonly pages: number }) => void
  readonly onFailed?: (error: unknown) => void
}
