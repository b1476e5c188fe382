import { ChevronDown, UserPlus, X } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import { isFinished, lacksHandler } from '../../../domain/flow/job-status.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css, cx } from '../../../styled-system/css/index.js'
import { avatar } from '../../../styled-system/recipes/index.js'
import { Avatar } from '../../../ui/indicators/avatar.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import type { AnyJob } from '../flow-actions.ts'
import type { FlowTerms } from '../flow-terms.ts'
import type { PersonChoice } from '../people/people-choices.ts'

export interface JobPersonProps {
  readonly job: AnyJob
  /** The unsaved choice. */
  readonly choice: PersonChoice | undefined
  readonly terms: FlowTerms
}

const cell = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  '& > button': { opacity: '0' },
  '&:is(:hover, :focus-within) > button': { opacity: '1' },
  '@media (hover: none)': { '& > button': { opacity: '1' } },
})
const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  minWidth: '0',
  minHeight: '24px',
  textAlign: 'start',
  '& > svg': { flex: 'none', width: '14px', height: '14px' },
})
const chooser = css({ maxWidth: 'full', cursor: 'pointer', _disabled: { cursor: 'not-allowed' } })
const quiet = css({ color: 'ink-2' })
/** One that lacks a person is in the same colour, and its words are strong. */
const lacks = css({ color: 'ink-2', fontWeight: 'strong' })
const changed = css({ paddingInline: '4', borderWidth: '1px', borderColor: 'warn', borderRadius: 'md' })
const held = css({ minWidth: '0' })
const text = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** The person who follows a job; a button for users who may change it. @source FLW-031, FLW-035, ROL-016 */
export function JobPerson({ job, choice, terms }: JobPersonProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { empty } = useMessages(commonMessages)
  const button = useRef<HTMLButtonElement>(null)
  const label = flowJob.fields.hf15HdlMemberId.label
  const jobName = job.hf15FlowName ?? ''
  const stored = job.hf15HdlMemberId === '' ? null : job.hf15HdlMemberId
  const storedName = stored === null ? null : (job.refValues['hf15HdlMemberId'] ?? stored)
  const name = choice === undefined ? storedName : choice.acctId === null ? null : (choice.name ?? choice.acctId)
  const changes = !terms.readOnly && terms.mayAssign && !isFinished(job)
  const lacking = name === null && lacksHandler({ ...job, hf15HdlMemberId: null })
  const shown =
    name ?? (choice === undefined ? (lacking ? texts.toAssign : changes ? texts.assign : empty) : texts.willBeNobody)
  const look = cx(base, lacking ? lacks : name === null ? quiet : undefined, choice === undefined ? undefined : changed)
  const inside = (
    <>
      {name === null && shown === empty ? null : name === null ? (
        <span aria-hidden className={avatar({ size: 'sm' })} data-empty="">
          <UserPlus size={12} />
        </span>
      ) : (
        <Avatar name={name} size="sm" />
      )}
      <span className={text}>{shown}</span>
    </>
  )
  if (!changes)
    return (
      <span className={look} title={name ?? undefined}>
        {inside}
      </span>
    )
  const original = choice === undefined ? undefined : texts.original({ name: storedName ?? texts.nobody })
  const clear = (): void => {
    terms.unassign(job)
    button.current?.focus()
  }
  return (
    <span className={cell}>
      <span className={held}>
        <button
          ref={button}
          type="button"
          className={cx(look, chooser)}
          disabled={terms.blocked !== null}
          aria-haspopup="dialog"
          title={terms.blocked ?? original ?? name ?? undefined}
          onClick={(event) => terms.pickPerson(job, event.currentTarget)}
        >
          <VisuallyHidden>{texts.personOf({ label, job: jobName })}</VisuallyHidden>
          {inside}
          {original === undefined ? null : (
            <VisuallyHidden>
              {'\u3000'}
              {original}
            </VisuallyHidden>
          )}
          <ChevronDown aria-hidden />
        </button>
      </span>
      {name === null || terms.blocked !== null ? null : (
        <IconButton size="xs" icon={<X aria-hidden />} label={texts.unassignNamed({ job: jobName })} onClick={clear} />
      )}
    </span>
  )
}
