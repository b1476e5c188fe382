import { describe, expect, it } from 'vitest'
import { check } from '../../../lib/catalogue/check.ts'
import { blankRecord, defineEntity, type Entity } from '../../../lib/catalogue/entity.ts'
import { code } from '../../../lib/catalogue/field.ts'
import { fieldState, visibleFields } from '../../../lib/catalogue/field-state.ts'
import { searchIndex } from '../../../lib/catalogue/search-index.ts'
import { parseStrict, toWire } from '../../../lib/catalogue/wire.ts'
import { listInput, recordInput, searchableFields } from '../../../lib/contract/input.ts'
import { recordOutput } from '../../../lib/contract/output.ts'
import { recordCalls } from '../../../lib/contract/record/record-calls.ts'
import { project } from '../../../lib/domain/project/project.ts'
import * as v from 'valibot'

const groups: Entity['groups'] = {
  ...project.groups,
  extra: {
    label: '补充',
    fields: { channel: code('HX99', '来源渠道', { required: true, indexed: true, default: 'HX9901' }) },
  },
}
const extended: Entity = defineEntity({ ...project, groups })

describe('one more line in the declaration, and nothing else', () => {
  it('gives the field a state on screen', () => {
    expect(fieldState(extended, 'channel', {})).toMatchObject({
      visible: true,
      editable: true,
      required: true,
      label: '来源渠道',
    })
    expect(visibleFields(extended, {})).toContain('channel')
    expect(visibleFields(project, {})).not.toContain('channel')
  })
  it('has it checked', () => {
    const codesOf = () => new Set(['HX9901'])
    expect(check(extended, { channel: null }, { today: '2024-03-01' })).toContainEqual({
      field: 'channel',
      message: '来源渠道必填',
    })
    expect(check(extended, { channel: 'HX9999' }, { today: '2024-03-01', codesOf })).toContainEqual({
      field: 'channel',
      message: '来源渠道不在可选范围内',
    })
    expect(
      check(extended, { channel: 'HX9901' }, { today: '2024-03-01', codesOf }).filter(
        ({ field }) => field === 'channel',
      ),
    ).toEqual([])
  })
  it('lets it travel both ways, and only there', () => {
    expect(parseStrict(extended.fields, { channel: 'HX9901' })).toEqual({ ok: true, values: { channel: 'HX9901' } })
    expect(parseStrict(project.fields, { channel: 'HX9901' }).ok).toBe(false)
    expect(recordInput(extended).parse({ channel: 'HX9901' })).toEqual({ ok: true, value: { channel: 'HX9901' } })
    expect(toWire(extended.fields, { channel: 'HX9901' })).toEqual({ channel: 'HX9901' })
    expect(v.parse(recordOutput(extended), { keyValue: 'p1', channel: 'HX9901' })).toMatchObject({ channel: 'HX9901' })
    expect(v.parse(recordOutput(extended), { keyValue: 'p1' })).toMatchObject({ channel: null })
  })
  it('lets the keyword search find it', () =>
    expect(searchIndex(extended, {})).toContainEqual({
      group: 'extra',
      name: 'channel',
      path: '基础需求-补充-来源渠道',
    }))
  it('fills it in a blank record', () => expect(blankRecord(extended.fields)).toMatchObject({ channel: 'HX9901' }))
  it('lets lists be searched and sorted by it', () => {
    expect(Object.keys(searchableFields(extended))).toContain('channel')
    expect(listInput(extended).parse({ channel: 'HX9901,HX9902', sort: 'channel:desc' })).toEqual({
      ok: true,
      value: { search: { channel: { is: ['HX9901', 'HX9902'] } }, sort: 'channel:desc' },
    })
    expect(listInput(project).parse({ channel: 'HX9901' }).ok).toBe(false)
  })
  it('is part of the calls of the record', () =>
    expect(recordCalls(extended).doSave.input.fields['channel']).toBe(extended.fields['channel']))
})
