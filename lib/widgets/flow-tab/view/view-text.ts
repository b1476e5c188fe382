import type { FlowViewAnswer } from '../../../contract/flow/flow-view-calls.ts'
import { isFinished } from '../../../domain/flow/job-status.ts'

type ViewStep = FlowViewAnswer['steps'][number]

/** The words and the day of a step, as far as it has any. */
export function stepNote({ text, day }: ViewStep): string {
  return [day, text].filter((part) => part !== null && part !== '').join(' ')
}

/** The progress of a case as a message for somebody outside: a paragraph a group, a line a step. */
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
