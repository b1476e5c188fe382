import { describe, expect, it } from 'vitest'
import { blankRecord, defineEntity } from '../../../lib/catalogue/entity.ts'
import { filled, is } from '../../../lib/catalogue/condition.ts'
import { flag, region, text } from '../../../lib/catalogue/field.ts'
import type { Scope } from '../../../lib/catalogue/kind.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { DEMAND_STEP, LOAN_SCHEME, MEMBER_ROLE, PAY_WAY } from '../../../lib/domain/codes.ts'
import { isListed, MEMBER_SIDES } from '../../../lib/domain/member/member-side.ts'
import {
  isComplete,
  readingOf,
  readinessOf,
  sectionReadiness,
  together,
} from '../../../lib/domain/project/readiness.ts'
import { recordFields } from '../../../lib/domain/record-fields.ts'
import { isNeeded, sectionsOf } from '../../../lib/domain/project/section.ts'
import { isClosedStep } from '../../../lib/domain/project/step-tone.ts'

const { consulting, agencySigned, netSigned, submitted, certified, released, finished, stopped } = DEMAND_STEP
const asked = defineEntity({
  service: 'Asked',
  title: '问',
  metaTable: null,
  groups: {
    all: {
      label: '全部',
      fields: {
        always: text('总是', { required: true }),
        free: text('随意'),
        kind: text('类别'),
        given: text('有条件'),
        locked: text('有时不可改', { required: true }),
        hidden: text('有时不显示', { required: true }),
        onOff: flag('开关', { required: true }),
        province: region('province', '省', { required: true }),
        city: region('city', '市', { parent: 'province', required: true }),
        area: region('area', '区', { parent: 'city' }),
      },
    },
  },
  shown: { hidden: is('kind', 'A') },
  required: { given: filled('free') },
  readOnly: { locked: is('kind', 'B') },
  composites: { place: { kind: 'region', label: '地区', parts: ['province', 'city', 'area'] } },
})
const of = (values: Scope, overlay = NO_OVERLAY) =>
  readinessOf(asked, { ...blankRecord(asked.fields), hf20DemandStep: consulting, ...values }, overlay)

describe('what a record requires now', () => {
  it.each([
    ['by declaration; several fields drawn as one control are one, a switch is none', { kind: 'A' }, 0, 4],
    ['nothing of what is hidden', {}, 0, 3],
    ['nothing of what may not be changed', { kind: 'B' }, 0, 2],
    ['what a condition asks for', { free: '有' }, 0, 4],
    ['and counts what is there', { always: '有', free: '有', given: '有' }, 2, 4],
    ['and a control once all required parts of it are there', { province: '440000' }, 0, 3],
    ['and asks for no other part of it', { province: '440000', city: '440100' }, 1, 3],
  ] as const)('ruling 27 is %s', (_, values, there, wanted) => {
    expect(of(values)).toEqual({ filled: there, wanted })
  })
  it('ruling 27 is what field metadata asks for, too', () => {
    expect(of({}, { ...NO_OVERLAY, required: new Set(['free', 'given', 'hidden']) })).toEqual({ filled: 0, wanted: 5 })
    expect(of({}, { ...NO_OVERLAY, hidden: new Set(['always']) })).toEqual({ filled: 0, wanted: 2 })
  })
  it.each([finished, stopped])('ruling 27 is no figure for a case that is over (%s)', (step) => {
    expect(isClosedStep(step)).toBe(true)
    expect(of({ hf20DemandStep: step })).toBeNull()
    const facts = { hf20DemandStep: step }
    expect(sectionReadiness('basic', { entity: asked, facts, records: [], overlay: NO_OVERLAY })).toBeNull()
    expect(sectionReadiness('basic', { entity: asked, facts, records: [{}], overlay: NO_OVERLAY })).toBeNull()
  })
})

describe('what a reader of a record sees at once', () => {
  const read = (values: Scope, overlay = NO_OVERLAY) =>
    readingOf(asked, { ...blankRecord(asked.fields), hf20DemandStep: consulting, onOff: null, ...values }, overlay)
  it('ruling 27 is what is filled and what is required now; the rest is unfilled', () => {
    expect(read({ kind: 'B' })).toEqual({
      shown: ['always', 'kind', 'province'],
      unfilled: ['free', 'given', 'locked', 'onOff'],
    })
    expect(read({ free: '有', onOff: 0 })).toEqual({
      shown: ['always', 'free', 'given', 'locked', 'onOff', 'province'],
      unfilled: ['kind'],
    })
    expect(read({}, { ...NO_OVERLAY, required: new Set(['kind']) }).shown).toContain('kind')
  })
  it('is neither what is hidden nor who saved it', () => {
    const saved = defineEntity({
      service: 'Saved',
      title: '存',
      metaTable: null,
      groups: {
        all: { label: '全部', fields: { name: text('名称') } },
        record: { label: '记录', fields: recordFields },
      },
    })
    expect(readingOf(saved, { name: '有', updTime: 1, crtUsr: null })).toEqual({ shown: ['name'], unfilled: [] })
    expect(Object.values(read({})).flat()).not.toContain('hidden')
  })
  it.each([finished, stopped])('ruling 27 is only what is filled in a case that is over (%s)', (step) => {
    expect(read({ hf20DemandStep: step, city: '440100' })).toEqual({
      shown: ['province'],
      unfilled: ['always', 'free', 'kind', 'given', 'locked', 'onOff'],
    })
  })
})

describe('what a case requires at its step', () => {
  const needed = (facts: Scope) =>
    sectionsOf(facts)
      .flatMap(({ key }) => (isNeeded(key, facts) ? [key] : []))
      .join(' ')
  const SALE = { hf20PayWay: PAY_WAY.loan, hf20LoanScheme: LOAN_SCHEME.commercial }
  const CASH = { hf20PayWay: PAY_WAY.atOnce, hf20LoanScheme: null }
  const SEARCH = { ...SALE, hf20Ctrl1: 1 }
  const MORTGAGE = { hf20LoanScheme: LOAN_SCHEME.mortgage, hf20Ctrl1: 1 }
  const PARTIES = 'basic house buyers owners trade'
  it.each([
    ['a sale, nothing said', SALE, null, 'basic'],
    ['a sale, a step nobody declared', SALE, 'HX0599', 'basic'],
    ['a sale, asked about', SALE, consulting, 'basic'],
    ['a house that is looked for, asked about', SEARCH, consulting, 'basic demand'],
    ['a house that is looked for, agency contract', SEARCH, agencySigned, 'basic demand house buyers owners trade'],
    ['a sale, agency contract', SALE, agencySigned, PARTIES],
    ['a sale, signed online', SALE, netSigned, `${PARTIES} loan`],
    ['a sale, handed in', SALE, submitted, `${PARTIES} loan`],
    ['a sale, certified', SALE, certified, `${PARTIES} loan`],
    ['a sale, paid out', SALE, released, `${PARTIES} loan`],
    ['paid at once, signed online', CASH, netSigned, PARTIES],
    ['a mortgage, asked about', MORTGAGE, consulting, 'basic'],
    ['a mortgage, handed in', MORTGAGE, submitted, 'basic house owners loan'],
  ] as const)('ruling 27 needs of %s', (_, kind, step, keys) => {
    expect(needed({ ...kind, hf20DemandStep: step })).toBe(keys)
  })

  const section = (step: string, records: readonly Scope[], key: 'loan' | null = 'loan', start?: Scope) =>
    sectionReadiness(key, { entity: asked, facts: { hf20DemandStep: step }, records, overlay: NO_OVERLAY, start })
  it('ruling 27 counts an empty form where the step needs a section nobody has started', () => {
    expect(section(agencySigned, [])).toEqual({ filled: 0, wanted: 0 })
    expect(section(netSigned, [])).toEqual({ filled: 0, wanted: 3 })
    expect(section(netSigned, [], null)).toEqual({ filled: 0, wanted: 0 })
  })
  it('ruling 27 lets what a new record takes from its case decide what is asked, and counts none of it', () => {
    expect(section(netSigned, [], 'loan', { free: '有', always: '有' })).toEqual({ filled: 0, wanted: 4 })
  })
  it('ruling 27 counts every record that is there, also before its step', () => {
    const one = { always: '有' }
    expect(section(consulting, [one, { ...one, free: '有' }])).toEqual({ filled: 2, wanted: 7 })
    expect(section(consulting, [one], null)).toEqual({ filled: 1, wanted: 3 })
  })
  it('ruling 27 is the sum of the sections, and unknown while one of them is', () => {
    expect(
      together([
        { filled: 1, wanted: 2 },
        { filled: 3, wanted: 3 },
      ]),
    ).toEqual({ filled: 4, wanted: 5 })
    expect(together([{ filled: 1, wanted: 2 }, null])).toBeNull()
    expect(
      [{ filled: 2, wanted: 2 }, { filled: 1, wanted: 2 }, { filled: 0, wanted: 0 }, null].map(isComplete),
    ).toEqual([true, false, false, false])
  })
  it('MEM-076 ruling 27 counts whom the list of a side shows', () => {
    const { buyer, owner, guarantor } = MEMBER_SIDES
    expect([isListed(owner, []), isListed(owner, [MEMBER_ROLE.owner])]).toEqual([false, true])
    expect([isListed(buyer, []), isListed(guarantor, [])]).toEqual([true, true])
  })
})
