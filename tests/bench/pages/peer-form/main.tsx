import type { Stored } from 'fangkit/contract'
import { code, date, defineEntity, type Field, is, number, type RecordOf, text } from 'fangkit/domain'
import { EntityForm, FieldGroup, useEntityForm, WidgetFrame } from 'fangkit/form'
import { readyWhen } from 'peers/hooks.js'
import { INITIAL, OPTIONS, type PeerField, SECTIONS } from 'peers/schema.js'
import type { ReactElement } from 'react'
import { showPeerPage } from '../peer-page.tsx'

const DICT = 'PEERS'

function fieldOf({ type, label, required }: PeerField): Field {
  const options = required ? { required } : {}
  if (type === 'select') return code(DICT, label, options)
  if (type === 'number') return number(label, options)
  return type === 'date' ? date(label, options) : text(label, options)
}

const entity = defineEntity({
  service: 'Peers',
  title: '三百个字段',
  metaTable: null,
  groups: Object.fromEntries(
    SECTIONS.map(({ id, title, fields }) => [
      id,
      { label: title, fields: Object.fromEntries(fields.map((field) => [field.id, fieldOf(field)])) },
    ]),
  ),
  shown: Object.fromEntries(
    SECTIONS.flatMap(({ fields }) => fields.flatMap(({ id, rule }) => (rule ? [[id, is(rule.dep, ...rule.in)]] : []))),
  ),
})

const record = { ...INITIAL, keyValue: 'p1', version: 1, refValues: {} } as Stored<RecordOf<typeof entity>>
// adapter: the names of fields are known when the page runs

const choices = OPTIONS.map(({ value, label }, sortOrder) => ({ key: value, value: label, sortOrder }))
function Page(): ReactElement {
  const form = useEntityForm({ entity, record, save: async () => record })
  return (
    <EntityForm form={form}>
      {Object.keys(entity.groups).map((group) => (
        <FieldGroup key={group} group={group} columns={4} />
      ))}
      <button type="button" data-submit onClick={() => void form.save()}>
        提交
      </button>
    </EntityForm>
  )
}

Reflect.set(window, '__hooks', {
  error: '[data-field] [id$="-error"]',
  select: 'custom',
  selectHooks: ['button[role=combobox]', '[role=listbox] [role=option]', null],
})
showPeerPage(
  <WidgetFrame name="form">
    <Page />
  </WidgetFrame>,
  async ({ method }) => {
    if (method !== 'getDictVals') throw new Error('this page asks for its dictionary alone')
    return { success: true, data: choices }
  },
)
readyWhen(
  () =>
    document.querySelector('[data-field=f299]') !== null &&
    document.querySelector('[data-field=f280]')?.textContent?.includes('选项') === true,
)
