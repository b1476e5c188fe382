import type { DrawnPage, Measure } from '../../domain/form-record/layout/drawing.ts'

/** What is drawn into one file. @public */
export interface FormDrawing {
  readonly title: string
  /** To be printed on both sides. */
  readonly duplex: boolean
  readonly pages: readonly DrawnPage[]
}

/** What draws application forms. Equal drawings make equal bytes. @public */
export interface Forms {
  /** By the very font that draws. */
  readonly measure: Measure
  /** A PDF. Never called within a unit of work. @throws FormLimitError when it takes too long or becomes too large */
  draw(drawing: FormDrawing): Promise<Uint8Array>
}

/** A file that cannot be made within the limits. @source server rule R23 @public */
export class FormLimitError extends Error {
  override readonly name = 'FormLimitError'
  readonly reason: 'slow' | 'large'

  constructor(reason: 'slow' | 'large') {
    super(`a form is too ${reason}`)
    this.reason = reason
  }
}
