import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { text } from '../../../lib/catalogue/field.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import type { Draft } from '../../../lib/client/storage/drafts.ts'
import { payloadOf } from '../../../lib/form/state/basis.ts'
import { conflictRows } from '../../../lib/form/conflict/conflict.ts'
import { draftOf, restore } from '../../../lib/form/drafts/draft.ts'
import { createFormController } from '../../../lib/form/state/form-controller.ts'
import { fieldMessages } from '../../../lib/locale/zh-cn/fields/field.ts'

const person = defineEntity({
  service: 'Person',
  title: '成员',
  metaTable: null,
  groups: { one: { label: '一', fields: { name: text('姓名'), note: text('备注') } } },
})
const STORED = { name: '林', note: '旧' }

/** The form over the record as it was loaded in a version. */
const over = (version: number, overlay = NO_OVERLAY) =>
  createFormController(person, { values: STORED, keyValue: 'm1', version, refValues: {} }, {}, () => ({
    today: '2026-11-21',
    facts: {},
    overlay,
    settings: {},
    texts: fieldMessages.texts,
  }))
const sent = (controller: ReturnType<typeof over>) =>
  payloadOf(person, controller.basis(), controller.values(), controller.context())

describe('a draft that is brought back', () => {
  const draft = (version: number): Draft => {
    const controller = over(version)
    controller.change({ name: '林若溪' })
    return draftOf(controller, 'a-1', 0)
  }
  it('R13 goes on from the version it was written over: what others saved since is no surprise to the server', () => {
    const controller = over(8)
    restore(controller, draft(3))
    expect(sent(controller)).toEqual({ name: '林若溪', keyValue: 'm1', version: 3 })
  })
  it('R13 of a version that is not there any more goes on from the one that is', () => {
    const controller = over(2)
    restore(controller, draft(3))
    expect(sent(controller)).toEqual({ name: '林若溪', keyValue: 'm1', version: 2 })
  })
})

it('FRM-006 a field that is locked since it was changed is not sent', () => {
  const controller = over(8, { ...NO_OVERLAY, locked: new Set(['name']) })
  controller.change({ name: '林若溪', note: '新' })
  expect(sent(controller)).toEqual({ note: '新', keyValue: 'm1', version: 8 })
})

describe('what two people changed', () => {
  const rows = (theirs: Partial<typeof STORED>, mine: Partial<typeof STORED>) =>
    conflictRows(
      person,
      { original: STORED, theirs: { ...STORED, ...theirs }, mine: { ...STORED, ...mine } },
      over(8).context(),
    ).map(({ fields, by }) => [...fields, by])
  it('R13 is asked about where they differ, and merges by itself where one of them changed it', () => {
    expect(rows({ name: '黄' }, { name: '何', note: '新' })).toEqual([
      ['name', 'both'],
      ['note', 'me'],
    ])
    expect(rows({ note: '新' }, {})).toEqual([['note', 'them']])
  })
  it('R13 is no question where both changed it alike', () => {
    expect(rows({ name: '黄' }, { name: '黄' })).toEqual([])
  })
})
