import { describe, expect, it } from 'vitest'
import { check } from '../../../../lib/catalogue/check.ts'
import { defineEntity } from '../../../../lib/catalogue/entity.ts'
import { code, text } from '../../../../lib/catalogue/field.ts'
import type { RuleIssue } from '../../../../lib/catalogue/rule.ts'
import { ID_TYPE } from '../../../../lib/domain/codes.ts'
import { anyIdNumber, idNumber } from '../../../../lib/domain/standards/identity-document.ts'
import * as fc from '../../../property.ts'
import { aCitizenId, replaced, TODAY } from './card-numbers.ts'
import {
  CITIZEN_IDS,
  PASSPORTS,
  PERMANENT_RESIDENTS,
  PERMITS,
  SOLDIERS,
  WRONG_CITIZEN_IDS,
  WRONG_PERMITS,
} from './published-numbers.ts'

const context = { today: TODAY, settings: {}, labelOf: (name: string) => name, repeatsPlace: () => false }
const rule = idNumber('type')
const typed = (type: string | null, number: string): RuleIssue | null => rule.issue(number, { type }, context)
const guessed = (number: string): RuleIssue | null => anyIdNumber.issue(number, {}, context)
const WRONG_CHECK = { key: 'citizenIdCheck', text: '校验位不正确，请核对身份证号码' }
const WRONG_CARD = { key: 'citizenId', text: '应为正确的18位身份证号码' }

/** What belongs to each document, and what does not, with what is said about it. */
const TYPED: readonly (readonly [
  name: keyof typeof ID_TYPE,
  fitting: readonly string[],
  others: readonly string[],
  issue: RuleIssue,
])[] = [
  [
    'citizenId',
    CITIZEN_IDS.map(([number]) => number),
    ['E12345678', '12345678', '911124198108030024', '91350100M000100Y43', '军字第2001988号'],
    WRONG_CARD,
  ],
  [
    'passport',
    [...PASSPORTS, 'a12345678', 'Ｅ１２３４５６７８'],
    ['ABCDEF', '1234', 'E1234-567', '340524800101001', '军字第2001988号', '34052419800101001X'],
    '应为护照号码（5至14位字母和数字）',
  ],
  [
    'hkMacauTaiwan',
    [...PERMITS, '810000199408230021', '830000199201300022'],
    [...WRONG_PERMITS, '11010519491231002X', '810001199408230021'],
    '应为港澳台通行证或居住证号码',
  ],
  [
    'officer',
    [...SOLDIERS, '军字第2001988'],
    ['军字第12号', '2001988', '军第2001988号', '军人用字第2001988号'],
    '应如“军字第2001988号”',
  ],
  ['soldier', SOLDIERS, ['军字第12号', 'P011816X'], '应如“军字第2001988号”'],
  [
    'permanentResident',
    [...PERMANENT_RESIDENTS.map(([number]) => number), 'CAN110081080302'],
    ['11010519491231002X', 'CAN11008108030', '110081080302'],
    '应为外国人永久居留身份证号码',
  ],
  [
    'creditCode',
    ['91350100M000100Y43', 'N2440101MF12345677'],
    ['91350100M000100Y44', '11010519491231002X', 'D2143569X'],
    '应为18位统一社会信用代码，请核对',
  ],
  [
    'birthCertificate',
    ['K440012345', 'k440012345'],
    ['K44001234', '4400123456', 'KK44001234'],
    '应为出生医学证明编号（1位字母和9位数字）',
  ],
  [
    'householdRegister',
    ['003812345', '粤穗-0012(3)', '11010519491231002X'],
    ['123', '#0038123', '号'.repeat(41)],
    '格式不正确',
  ],
]

describe('a number under the chosen document', () => {
  it.each(TYPED)(
    'MEM-044 OPN-088 %s, by its real form: what fits and what does not',
    (name, fitting, others, issue) => {
      expect(fitting.filter((number) => typed(ID_TYPE[name], number) !== null)).toEqual([])
      expect(others.map((number) => [number, typed(ID_TYPE[name], number)])).toEqual(
        others.map((number) => [number, issue]),
      )
    },
  )
  it.each(WRONG_CITIZEN_IDS)(
    'MEM-047 ERR-014 ERR-015 %s, wrong in its %s, is told apart by the check digit',
    (number, fault) => {
      expect(typed(ID_TYPE.citizenId, number)).toEqual(fault === 'check' ? WRONG_CHECK : WRONG_CARD)
    },
  )
  it('MEM-047 finds a wrong check digit on every card that has one', () => {
    expect(typed(ID_TYPE.hkMacauTaiwan, '810000199408230023')).toEqual(WRONG_CHECK)
    expect(typed(ID_TYPE.permanentResident, '911124198108030025')).toEqual(WRONG_CHECK)
    expect(typed(ID_TYPE.householdRegister, '340524198001010013')).toEqual(WRONG_CHECK)
  })
  it('MEM-044 is judged as an ID card if it looks like one, else by its characters, if no document is chosen', () => {
    for (const none of [null, '']) {
      expect([
        typed(none, '11010519491231002X'),
        typed(none, '911124198108030024'),
        typed(none, 'E12345678'),
        typed(none, '军字第2001988号'),
      ]).toEqual([null, null, null, null])
      expect([typed(none, '340524198001010013'), typed(none, '440106199902300017'), typed(none, 'E12?345')]).toEqual([
        WRONG_CHECK,
        WRONG_CARD,
        '格式不正确',
      ])
    }
  })
  it('knows nothing of documents an installation adds', () => {
    expect([typed('OWN1', '340524198001010013'), typed('constructor', 'A1234'), typed('OWN1', '??')]).toEqual([
      null,
      null,
      '格式不正确',
    ])
  })
})

describe('a number without a document', () => {
  it('MEM-045 may be that of any document a person has', () => {
    const known = [...CITIZEN_IDS, ...PERMANENT_RESIDENTS].map(([number]) => number as string)
    expect(
      [...known, ...PERMITS, ...PASSPORTS, ...SOLDIERS, 'K440012345', 'CAN110081080302'].filter(
        (number) => guessed(number) !== null,
      ),
    ).toEqual([])
  })
  it.each(WRONG_CITIZEN_IDS)('MEM-045 MEM-047 %s, wrong in its %s, passes for nothing else', (number, fault) => {
    expect(guessed(number)).toEqual(fault === 'check' ? WRONG_CHECK : WRONG_CARD)
  })
  it('MEM-045 is refused when it fits no document', () => {
    for (const number of ['无', '91350100M000100Y43', '1234', 'ABCDEFG', '军字第12号', '12345678901234567890'])
      expect([number, guessed(number)]).toEqual([number, WRONG_CARD])
  })
  it('MEM-045 with one digit of an ID card changed is never accepted', () => {
    fc.assert(
      fc.property(aCitizenId, fc.nat(17), fc.integer({ min: 1, max: 9 }), ({ number }, place, step) => {
        const wrong = replaced(number, place, step, place === 17 ? '0123456789X' : '0123456789')
        return (
          guessed(wrong) !== null &&
          typed(ID_TYPE.citizenId, wrong) !== null &&
          typed(null, wrong) !== null &&
          guessed(number) === null
        )
      }),
      { numRuns: 100_000 },
    )
  })
})

describe('a record with a number', () => {
  const person = defineEntity({
    service: 'TestPerson',
    title: '',
    metaTable: null,
    groups: {
      all: {
        label: '',
        fields: {
          type: code('证件类型', 'HF56'),
          number: text('证件号码', { sensitive: 'id', rules: [rule] }),
          child: text('子女证件号码', { rules: [anyIdNumber] }),
        },
      },
    },
  })
  const issues = (record: Readonly<Record<string, string>>, stored = {}) =>
    check(person, { type: ID_TYPE.citizenId, ...record }, { today: TODAY, stored })

  it('MEM-047 ERR-014 ERR-015 is told in words that begin with the label, with the key of the sentence', () => {
    expect(issues({ number: '340524198001010013', child: '340524800101001' })).toEqual([
      { field: 'number', message: '证件号码校验位不正确，请核对身份证号码', key: 'citizenIdCheck' },
      { field: 'child', message: '子女证件号码应为正确的18位身份证号码', key: 'citizenId' },
    ])
  })
  it('names no sentence for other documents', () =>
    expect(issues({ type: ID_TYPE.passport, number: '?' })).toEqual([
      { field: 'number', message: '证件号码应为护照号码（5至14位字母和数字）' },
    ]))
  it('is left alone while it is masked and untouched', () => {
    expect(issues({ number: '3****************X' }, { number: '3****************X' })).toEqual([])
    expect(issues({ number: '3****************X' })).toHaveLength(1)
  })
})
