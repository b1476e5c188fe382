import type { TextRun } from './page-text.ts'
import type { TextHit } from './search-text.ts'

/** Returns the width of a text in a font of 100 px. @unit px */
export type MeasureText = (text: string, family: string) => number

/** Measures on a canvas that is never added to the page. */
export function createMeasure(document: Document): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  return (text, family) => {
    if (context === null) return 0
    context.font = `100px ${family}`
    return context.measureText(text).width
  }
}

/** The marked part of a run, rotated about its top left. @unit points */
export interface HitMark {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly angle: number
}

/** Returns the marks of a hit: one for each run it covers. */
export function marksOf({ from, to }: TextHit, runs: readonly TextRun[], measure: MeasureText): readonly HitMark[] {
  return runs.slice(from.run, to.run + 1).flatMap((run, index) => {
    const whole = measure(run.text, run.family)
    if (whole === 0) return []
    const part = (end: number): number => (measure(run.text.slice(0, end), run.family) / whole) * run.width
    const start = index === 0 ? part(from.at) : 0
    const end = from.run + index === to.run ? part(to.at) : run.width
    return [
      {
        left: run.left + start * Math.cos(run.angle),
        top: run.top + start * Math.sin(run.angle),
        width: end - start,
        height: run.height,
        angle: run.angle,
      },
    ]
  })
}
