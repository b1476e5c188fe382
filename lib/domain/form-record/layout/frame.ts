import { PRINT_STANDARD } from '../../codes.ts'
import type { FormTemplate } from '../form-template.ts'
import { BODY, BODY_WIDTH, type DrawOp, type Measure, PAGE, round } from './drawing.ts'
import type { Drawn } from './piece.ts'

const SMALL = 7.5
const HEAD = 40
const FOOT = PAGE.height - 34
/** Marks a form as a sample that is not issued by a bank. */
const SAMPLE_MARK = '样 张'

/** The parts of every page: issuer, sample mark, form number, page number and page count. */
export function frame(
  { issuer, formName, formId, revision, printStandard }: FormTemplate,
  page: number,
  pages: number,
  measure: Measure,
): Drawn {
  const text = (words: string, align: 'left' | 'center' | 'right', y: number): DrawOp => {
    const width = measure(words, SMALL, false)
    const x =
      align === 'left' ? BODY.left : align === 'right' ? BODY.right - width : BODY.left + (BODY_WIDTH - width) / 2
    return { draw: 'text', x: round(x), y, size: SMALL, bold: false, text: words, grey: true }
  }
  const badge = measure(SAMPLE_MARK, SMALL, true) + 12
  return {
    boxes: [],
    ops: [
      text(`${issuer}　${formName}`, 'left', HEAD),
      { draw: 'box', x: round(BODY.right - badge), y: HEAD - 10.5, width: round(badge), height: 14, stroke: true },
      { draw: 'text', x: round(BODY.right - badge + 6), y: HEAD, size: SMALL, bold: true, text: SAMPLE_MARK },
      { draw: 'line', x: BODY.left, y: HEAD + 8, width: round(BODY_WIDTH) },
      text(`${formId}-${revision}`, 'left', FOOT),
      text(`第 ${page + 1} 页　共 ${pages} 页`, 'center', FOOT),
      text(printStandard === PRINT_STANDARD.doubleSided ? '双面打印' : '单面打印', 'right', FOOT),
    ],
  }
}
