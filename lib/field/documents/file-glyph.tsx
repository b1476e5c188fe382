import { File, FileImage, FileMusic, FileSpreadsheet, FileText, FileVideo } from 'lucide-react'
import type { ReactElement } from 'react'
import { endingOf, FORMATS, isPicture, isVideo } from '../../domain/file/file-format.ts'

export interface FileGlyphProps {
  readonly name: string
  /** The format, if the server sent one; otherwise the name decides. */
  readonly format?: string | null | undefined
}

/** An icon for the kind of file. */
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
