import type { DrawnPage, Measure } from '../../domain/form-record/layout/drawing.ts'

/** The content of one file. @public */
export interface FormDrawing {
  readonly title: string
  /** True to print on both sides. */
  readonly duplex: boolean
  /** The pages in their order; each may have a size of its own. */
  readonly pages: readonly DrawnPage[]
}

/** Draws application forms. Equal drawings must give equal bytes. @public */
export interface Forms {
  /** Measures text in the font that is used for drawing. */
  readonly measure: Measure
  /**
   * Draws a PDF. Never called within a unit of work.
   * @throws FormLimitError when it takes too long or becomes too large
   */
  draw(drawing: FormDrawing): Promise<Uint8Array>
}

/** A file that cannot be made within the limits. @source server rule R23 @public */
export class FormLimitError extends Error {
  override readonly name = 'FormLimitError'
  /** `slow`: drawing took too long; `large`: the file became too large. */
  readonly reason: 'slow' | 'large'

  constructor(reason: 'slow' | 'large') {
    super(`a form is too ${reason}`)
    this.reason = reason
  }
}
