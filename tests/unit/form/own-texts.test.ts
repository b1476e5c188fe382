import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../lib/backend/refusal.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { code, text } from '../../../lib/catalogue/field.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { answerError } from '../../../lib/client/answer-error.ts'
import { ID_TYPE } from '../../../lib/domain/codes.ts'
import { anyIdNumber, idNumber } from '../../../lib/domain/standards/identity-document.ts'
import { createFormController, type FormController } from '../../../lib/form/state/form-controller.ts'
import { en } from '../../../lib/locale/en/en.ts'
import type { Locale } from '../../../lib/locale/messages.ts'
import { fieldMessages } from '../../../lib/locale/zh-cn/fields/field.ts'
import { zhCN } from '../../../lib/locale/zh-cn/zh-cn.ts'
import { mergeTexts } from '../../../lib/provider/merge-texts.ts'

const WRONG_CHECK = '340524198001010013'
const WRONG_DATE = '440106199902300017'
const person = defineEntity({
  service: 'TestPerson',
  title: '',
  metaTable: null,
  groups: {
    all: {
      label: '',
      fields: {
        type: code('证件类型', 'HF56'),
        number: text('证件号码', { rules: [idNumber('type')] }),
        child: text('子女证件号码', { rules: [anyIdNumber] }),
      },
    },
  },
})
function filledIn(locale: Locale, number: string, child: string | null = null): FormController {
  const rules = {
    today: '2026-11-21',
    facts: {},
    overlay: NO_OVERLAY,
    settings: {},
    texts: mergeTexts((run) => run(), fieldMessages.texts, locale.messages.field),
  }
  const basis = { keyValue: null, version: 0, refValues: {}, values: { type: ID_TYPE.citizenId, number, child } }
  return createFormController(person, basis, {}, () => rules)
}
const messages = (controller: FormController) => controller.issues().map(({ message }) => message)

describe('a wrong ID number', () => {
  it.each([
    [en, ['Please enter the correct ID card check digit', 'Please enter the correct ID card']],
    [zhCN, ['证件号码校验位不正确，请核对身份证号码', '子女证件号码应为正确的18位身份证号码']],
  ])(
    'ERR-014 ERR-015 MEM-047 is told in the sentence of the language, on leaving a field and on checking ($0.name)',
    (locale, sentences) => {
      const controller = filledIn(locale, WRONG_CHECK, WRONG_DATE)
      controller.leave('number')
      controller.leave('child')
      expect(messages(controller)).toEqual(sentences)
      expect(controller.checkAll().map(({ message }) => message)).toEqual(sentences)
      expect(messages(controller)).toEqual(sentences)
    },
  )
  it('ERR-014 has the same sentence when the server found it', () => {
    const refusal = Refusal.invalid([
      { field: 'number', message: '证件号码校验位不正确，请核对身份证号码', key: 'citizenIdCheck' },
      { field: 'child', message: '子女证件号码已登记', key: 'constructor' },
    ])
    const envelope = {
      success: false,
      code: refusal.code,
      message: refusal.message,
      data: JSON.parse(JSON.stringify(refusal.data)) as unknown,
    }
    const { issues } = answerError({ op: 'TestPerson.doSave', status: 200, envelope })
    for (const [locale, sentence] of [
      [en, 'Please enter the correct ID card check digit'],
      [zhCN, '证件号码校验位不正确，请核对身份证号码'],
    ] as const) {
      const controller = filledIn(locale, WRONG_CHECK)
      controller.markServer(issues)
      expect(messages(controller)).toEqual([sentence, '子女证件号码已登记'])
    }
  })
  it('keeps the words of the rule where a back end names no sentence', () => {
    const { issues } = answerError({
      op: 'TestPerson.doSave',
      status: 200,
      envelope: {
        success: false,
        code: 'INVALID',
        data: {
          issues: [
            { field: 'number', message: '号码不对', key: null },
            { field: 'child', message: '也不对' },
          ],
        },
      },
    })
    expect(issues).toEqual([
      { field: 'number', message: '号码不对' },
      { field: 'child', message: '也不对' },
    ])
  })
})
