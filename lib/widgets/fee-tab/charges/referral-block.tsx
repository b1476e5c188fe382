import { type ReactElement, useEffect, useRef } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { isOn, sameValue, type Value } from '../../../catalogue/kind.ts'
import type { Stored } from '../../../contract/output.ts'
import { type Project, project } from '../../../domain/project/project.ts'
import { CELL } from '../../../field/cell.tsx'
import { DateRangeInput } from '../../../field/dates/date-range-input.tsx'
import { NumberKind } from '../../../field/inputs/number-kind.tsx'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { feeTabMessages } from '../../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { FormGrid } from '../../../ui/forms/form-grid.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { type ReferralField, referralClashes } from './draft/referral.ts'
import { type ChargeEditor, REFERRAL_PLACE } from './draft/use-charge-editor.ts'

export interface ReferralBlockProps {
  readonly editor: ChargeEditor
  /** The case as stored; the paid amount is read-only. */
  readonly record: Stored<Project>
  readonly readOnly: boolean
}

const PERIOD = ['hf20HelpactivityBegin', 'hf20HelpactivityEnd'] as const

/**
 * The referral discount of a case: its period, the number of people, and what was paid.
 * @source FEE-015 to FEE-018, OPN-016
 */
export function ReferralBlock({ editor, record, readOnly }: ReferralBlockProps): ReactElement {
  const { referral, pointing } = editor
  const { values, unread } = referral
  const scope = { hf20Ctrl3: values.hf20Ctrl3, hf20Amount5: record.hf20Amount5 }
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (pointing?.key === REFERRAL_PLACE)
      root.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert] button')?.focus()
  }, [pointing])
  const errorOf = (...fields: readonly ReferralField[]): string | undefined =>
    editor.referralIssues.find(({ field }) => fields.includes(field))?.message
  const isChanged = (...fields: readonly ReferralField[]): boolean =>
    fields.some((field) => !sameValue(values[field], referral.stored[field]))
  const fixed = readOnly || editor.saving
  const end = (field: (typeof PERIOD)[number]) => ({
    field: project.fields[field],
    label: labelOf(project, field, scope),
    value: values[field],
    invalidText: unread[field] ?? null,
    readOnly: fixed,
    onChange: (value: Value) => editor.setReferral(field, value),
    onInvalidText: (text: string) => editor.setInvalidText(field, text),
  })
  const most = 'hf20MaxHelper'
  const paid = record.hf20Amount5
  const Paid = CELL[project.fields.hf20Amount5.kind]
  return (
    <section ref={root} aria-label={project.groups['referral']?.label}>
      {referral.theirs === null ? null : <Clash editor={editor} theirs={referral.theirs} />}
      <FormGrid>
        <FormField
          label={project.composites['referralPeriod']?.label}
          group
          changed={isChanged(...PERIOD)}
          error={errorOf(...PERIOD)}
        >
          <DateRangeInput from={end('hf20HelpactivityBegin')} to={end('hf20HelpactivityEnd')} />
        </FormField>
        <FormField label={labelOf(project, most, scope)} changed={isChanged(most)} error={errorOf(most)}>
          <NumberKind
            look="stepper"
            field={project.fields[most]}
            label={labelOf(project, most, scope)}
            value={values[most]}
            invalidText={unread[most] ?? null}
            readOnly={fixed}
            onChange={(value) => editor.setReferral(most, value)}
            onInvalidText={(text) => editor.setInvalidText(most, text)}
          />
        </FormField>
        {isOn(values.hf20Ctrl3) && paid !== null && paid > 0 ? (
          <FormField group label={labelOf(project, 'hf20Amount5', scope)}>
            <Paid field={project.fields.hf20Amount5} value={paid} />
          </FormField>
        ) : null}
      </FormGrid>
    </section>
  )
}

function Clash({ editor, theirs }: { readonly editor: ChargeEditor; readonly theirs: Stored<Project> }): ReactElement {
  const texts = useMessages(feeTabMessages)
  const { empty } = useMessages(commonMessages)
  const { referral, settleReferral } = editor
  const shown = (field: ReferralField, value: Value): ReactElement | string => {
    const Cell = CELL[project.fields[field].kind]
    return value === null ? empty : <Cell field={project.fields[field]} value={value} />
  }
  return (
    <Notice
      tone="warn"
      role="alert"
      size="slim"
      actions={
        <>
          <Button size="sm" onClick={() => settleReferral('mine')}>
            {texts.keepMine}
          </Button>
          <Button size="sm" onClick={() => settleReferral('theirs')}>
            {texts.takeTheirs}
          </Button>
        </>
      }
    >
      {referralClashes(referral, theirs).map((field) => {
        const label = labelOf(project, field)
        return (
          <p key={field}>
            {texts.theirs({ label, text: '' })}
            {shown(field, theirs[field])}
            {'\u3000'}
            {texts.mine({ label, text: '' })}
            {shown(field, referral.values[field])}
          </p>
        )
      })}
    </Notice>
  )
}
