import { describe, expect, it } from 'vitest'
import { check } from '../../../lib/catalogue/check.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { fieldState, visibleFields } from '../../../lib/catalogue/field-state.ts'
import { type FieldMeta, overlayOf } from '../../../lib/domain/settings/field-meta.ts'
import { project } from '../../../lib/domain/project/project.ts'

const line = (hf02FldName: string | null, rest: Partial<FieldMeta> = {}): FieldMeta => ({
  hf02FldName,
  hf02Name1: null,
  hf02CtrlVals1Pc: null,
  hf02CtrlVals3: null,
  hf02CtrlVals5: null,
  optValue: null,
  ...rest,
})

const fresh = { ...blankRecord(project.fields), prjPayType: 'HH2001' }

describe('field metadata', () => {
  it('FRM-001 FRM-002 gives a field another label', () => {
    const overlay = overlayOf([line('hf20ManagerId', { hf02Name1: '客户经理' })])
    expect(fieldState(project, 'hf20ManagerId', {}, overlay).label).toBe('客户经理')
    expect(overlay.labels).toEqual({ hf20ManagerId: '客户经理' })
  })
  it('FRM-003 requires a field by HF9601 and by nothing else', () => {
    expect([
      ...overlayOf([line('a', { hf02CtrlVals1Pc: 'HF9601' }), line('b', { hf02CtrlVals1Pc: 'HF9602' }), line('c')])
        .required,
    ]).toEqual(['a'])
  })
  it('FRM-014 has the missing field named with its label of the metadata', () => {
    const overlay = overlayOf([line('hf20ManagerId', { hf02Name1: '客户经理', hf02CtrlVals1Pc: 'HF9601' })])
    expect(check(project, fresh, { today: '2026-11-21', overlay })).toEqual([
      { field: 'hf20ManagerId', message: '客户经理必填' },
    ])
  })
  it('FRM-006 locks a field by optValue 1, not by 0', () => {
    expect([...overlayOf([line('a', { optValue: 1 }), line('b', { optValue: 0 }), line('c')]).locked]).toEqual(['a'])
  })
  it('FRM-004 applies lines without filter code and with the common one always, others when asked for', () => {
    const lines = [
      line('a', { hf02Name1: '甲' }),
      line('b', { hf02Name1: '乙', hf02CtrlVals3: 'HF9801' }),
      line('c', { hf02Name1: '丙', hf02CtrlVals3: 'HF9802' }),
      line('d', { hf02Name1: '丁', hf02CtrlVals3: 'HF9803' }),
    ]
    expect(Object.keys(overlayOf(lines).labels)).toEqual(['a', 'b'])
    expect(Object.keys(overlayOf(lines, { scopes: ['HF9802'] }).labels)).toEqual(['a', 'b', 'c'])
    expect(Object.keys(overlayOf(lines, { scopes: ['HF9802', 'HF9803'] }).labels)).toEqual(['a', 'b', 'c', 'd'])
  })
  it('OPN-039 hides a field by the filter code HF9804', () => {
    const overlay = overlayOf([line('hf20ThinkGroup', { hf02CtrlVals3: 'HF9804' })])
    expect([...overlay.hidden]).toEqual(['hf20ThinkGroup'])
    expect(visibleFields(project, { hf20PayWay: 'HG1002' }, overlay)).not.toContain('hf20ThinkGroup')
  })
  it('OPN-040 shows a field no line names, and hides it when the form is strict', () => {
    expect(overlayOf([line('a')]).hidden.size).toBe(0)
    expect([...overlayOf([line('a')], { strict: ['a', 'b', 'c'] }).hidden]).toEqual(['b', 'c'])
    expect([...overlayOf([line('a', { hf02CtrlVals3: 'HF9802' })], { strict: ['a', 'b'] }).hidden]).toEqual(['a', 'b'])
    expect([
      ...overlayOf([line('a', { hf02CtrlVals3: 'HF9802' })], { strict: ['a', 'b'], scopes: ['HF9802'] }).hidden,
    ]).toEqual(['b'])
  })
  it('FRM-005 OPN-041 offers help where the identifier exists', () => {
    const lines = [line('a', { hf02CtrlVals5: 'H1' }), line('b', { hf02CtrlVals5: 'H2' })]
    expect(overlayOf(lines).help).toEqual({ a: 'H1', b: 'H2' })
    expect(overlayOf(lines, { knownHelp: new Set(['H2']) }).help).toEqual({ b: 'H2' })
  })
  it('cannot require, lock or name what no field is called', () => {
    const overlay = overlayOf([line(null, { hf02Name1: '无名', hf02CtrlVals1Pc: 'HF9601', optValue: 1 })])
    expect([overlay.labels, overlay.required.size, overlay.locked.size]).toEqual([{}, 0, 0])
    expect(
      check(project, fresh, {
        today: '2026-11-21',
        overlay: overlayOf([line('nobody', { hf02CtrlVals1Pc: 'HF9601' })]),
      }),
    ).toEqual([])
  })
  it('never requires a hidden or locked field', () => {
    const overlay = overlayOf([
      line('hf20ReturnWay', { hf02CtrlVals1Pc: 'HF9601' }),
      line('hf20PayWay', { hf02CtrlVals1Pc: 'HF9601' }),
      line('hf20PrjCost', { hf02CtrlVals1Pc: 'HF9601' }),
    ])
    expect(check(project, fresh, { today: '2026-11-21', overlay })).toEqual([])
    expect(
      check(project, { ...fresh, prjPayType: null }, { today: '2026-11-21', overlay }).map(({ field }) => field),
    ).toEqual(['prjPayType', 'hf20PayWay'])
  })
  it('of nothing covers nothing', () =>
    expect(overlayOf([])).toEqual({ labels: {}, required: new Set(), locked: new Set(), hidden: new Set(), help: {} }))
})
