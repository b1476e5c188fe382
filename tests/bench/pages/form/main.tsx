import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../lib/styles/panda.css'
import { filled } from '../../../../lib/catalogue/condition.ts'
import { blankRecord, defineEntity, type RecordOf } from '../../../../lib/catalogue/entity.ts'
import { code, date, type Field, flag, integer, text, wan, yesno } from '../../../../lib/catalogue/field.ts'
import type { Stored } from '../../../../lib/contract/output.ts'
import { EntityForm } from '../../../../lib/form/entity-form.tsx'
import { FieldGroup } from '../../../../lib/form/groups/field-group.tsx'
import { FormEditBar } from '../../../../lib/form/saving/form-edit-bar.tsx'
import { IssueSummary } from '../../../../lib/form/saving/issue-summary.tsx'
import { useEntityForm } from '../../../../lib/form/use-entity-form.ts'
import { FangkitProvider } from '../../../../lib/provider/fangkit-provider.tsx'
import { createMemoryAuth } from '../../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../../lib/testing/memory-transport.ts'
import { WidgetFrame } from '../../../../lib/widgets/widget-frame.tsx'

const GROUPS = 10
const PER_GROUP = 30

/**
 * What a section holds in the mix of the declared records: half text, a fifth codes, a fifth amounts, the rest days and
 * switches.
 */
function fieldAt(at: number): Field {
  const label = `字段${at}`
  const kinds = [
    text(label),
    code('HF01', label),
    text(label),
    wan(label),
    text(label),
    text(label, { rules: [] }),
    code('HF05', label),
    integer(label),
    date(label),
    at % 20 === 9 ? yesno(label) : flag(label),
  ] as const
  return kinds[at % kinds.length] ?? text(label)
}
const fields = (group: number) =>
  Object.fromEntries(
    Array.from({ length: PER_GROUP }, (_, at) => [`f${group * PER_GROUP + at}`, fieldAt(group * PER_GROUP + at)]),
  )
const section = defineEntity({
  service: 'Bench',
  title: '三百个字段',
  metaTable: null,
  groups: Object.fromEntries(
    Array.from({ length: GROUPS }, (_, group) => [`g${group}`, { label: `第 ${group + 1} 组`, fields: fields(group) }]),
  ),
  shown: Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at * 5 + 1}`, filled(`f${at * 5}`)])),
})
const values = Object.fromEntries(
  Object.entries(section.fields).map(([name, { kind }]) => [name, kind === 'text' ? '示例' : null]),
)
const record = { ...blankRecord(section.fields), ...values, keyValue: 'b1', version: 1, refValues: {} } as Stored<
  RecordOf<typeof section>
> // adapter: every declared field is there

function Section(): ReactElement {
  const form = useEntityForm({ entity: section, record, save: async () => record })
  return (
    <EntityForm form={form}>
      <IssueSummary />
      {Object.keys(section.groups).map((group) => (
        <FieldGroup key={group} group={group} />
      ))}
      <FormEditBar section={section.title} onLeave={() => undefined} />
    </EntityForm>
  )
}

const root = createRoot(document.getElementById('root') as HTMLElement) // adapter: index.html contains it
performance.mark('render')
root.render(
  <FangkitProvider transport={createMemoryTransport()} auth={createMemoryAuth()}>
    <WidgetFrame name="bench">
      <Section />
    </WidgetFrame>
  </FangkitProvider>,
)
const whenDrawn = (): void => {
  if (document.querySelector('[data-field=f299]') === null) requestAnimationFrame(whenDrawn)
  else requestAnimationFrame(() => performance.mark('mounted'))
}
requestAnimationFrame(whenDrawn)
