import { File, FileImage, FileMusic, FileSpreadsheet, FileText, FileVideo } from 'lucide-react'
import type { ReactElement } from 'react'
import { endingOf, FORMATS, isPicture, isVideo } from '../../domain/file/file-format.ts'

export interface FileGlyphProps {
  readonly name: string
  /** Where the server said it. */
  readonly format?: string | null | undefined
}

/** What kind of file it is, at a glance. */
export function FileGlyph({ name, format }: FileGlyphProps): ReactElement {
  const kind = format || endingOf(name)
  const among = (endings: readonly string[]) => endings.includes(kind)
  const Icon = isPicture(kind)
    ? FileImage
    : isVideo(kind)
      ? FileVideo
      : among(FORMATS.audio)
        ? FileMusic
        : among(FORMATS.excel)
          ? FileSpreadsheet
          : among(FORMATS.file)
            ? FileText
            : File
  return <Icon aria-hidden size={18} />
}
