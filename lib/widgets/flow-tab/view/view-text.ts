import type { FlowViewAnswer } from '../../../contract/flow/flow-view-calls.ts'
import { isFinished } from '../../../domain/flow/job-status.ts'

type ViewStep = FlowViewAnswer['steps'][number]

/** The text and the day of a step, where it has them. */
export function stepNote({ text, day }: ViewStep): string {
  return [day, text].filter((part) => part !== null && part !== '').join(' ')
}

/** The progress of a case as a message for people outside the company: one paragraph per group, one line per step. */
export function viewText(groups: readonly FlowViewAnswer[]): string {
  return groups
    .map(({ name, steps }) =>
      [
        `【${name}】`,
        ...steps.map(
          (step) =>
            `${isFinished({ hf15Status: step.status }) ? '✓' : '○'} ` +
            `${step.name}${stepNote(step) === '' ? '' : `：${stepNote(step)}`}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')
}
