import { describe, expect, it, vi } from 'vitest'
import { house } from '../../../lib/domain/house/house.ts'
import { member } from '../../../lib/domain/member/member.ts'
import type { SaveOutcome } from '../../../lib/form/entity-form-context.ts'
import {
  type ComparedForm,
  createCompareForms,
} from '../../../lib/widgets/form-preview/compare/create-compare-forms.ts'
import { fieldAddress, partsOfAddress, recordAddress } from '../../../lib/widgets/form-preview/compare/field-address.ts'
import { inputsFor, shownBy } from '../../../lib/widgets/form-preview/compare/inputs-for.ts'

function formOf(title: string, outcome: SaveOutcome, { dirty = true, right = true } = {}) {
  const saves = vi.fn()
  let isDirty = dirty
  const form: ComparedForm = {
    title,
    entity: title,
    isDirty: () => isDirty,
    changes: () => [`${title}Field`],
    check: () => right,
    save: async () => {
      saves()
      if (outcome === 'saved') isDirty = false
      return { outcome, keyValue: `${title}-1` }
    },
    discard: () => {
      isDirty = false
    },
  }
  return { form, saves }
}

describe('APP-007 the forms of a document', () => {
  it('are saved one after another, changed ones only, and told about once', async () => {
    const callback = vi.fn()
    const forms = createCompareForms(callback)
    const [a, b, c] = [formOf('a', 'saved'), formOf('b', 'saved', { dirty: false }), formOf('c', 'saved')]
    for (const { form } of [a, b, c]) forms.register(recordAddress(form.entity, '1'), form)
    expect(await forms.save()).toBe(true)
    expect(b.saves).not.toHaveBeenCalled()
    expect(callback.mock.calls).toEqual([
      [
        [
          { entity: 'a', keyValue: 'a-1', fields: ['aField'] },
          { entity: 'c', keyValue: 'c-1', fields: ['cField'] },
        ],
      ],
    ])
    expect(forms.isDirty()).toBe(false)
  })

  it('send nothing while one of them holds something wrong', async () => {
    const forms = createCompareForms(() => undefined)
    const [a, b] = [formOf('a', 'saved'), formOf('b', 'invalid', { right: false })]
    for (const { form } of [a, b]) forms.register(recordAddress(form.entity, '1'), form)
    expect(await forms.save()).toBe(false)
    expect(a.saves).not.toHaveBeenCalled()
    expect(b.saves).toHaveBeenCalledTimes(1)
  })

  it('go on after a refusal, stop at a conflict, and name what was not stored', async () => {
    const callback = vi.fn()
    const forms = createCompareForms(callback)
    const all = [formOf('a', 'failed'), formOf('b', 'saved'), formOf('c', 'conflict'), formOf('d', 'saved')]
    for (const { form } of all) forms.register(recordAddress(form.entity, '1'), form)
    expect(await forms.save()).toBe(false)
    expect(all.map(({ saves }) => saves.mock.calls.length)).toEqual([1, 1, 1, 0])
    expect(callback.mock.calls[0]?.[0]).toEqual([{ entity: 'b', keyValue: 'b-1', fields: ['bField'] }])
    expect(forms.read()).toMatchObject({ saving: false, unsaved: ['a', 'c', 'd'] })
    forms.discard()
    expect(forms.read().unsaved).toEqual([])
    expect(forms.isDirty()).toBe(false)
  })

  it('count together, and stop counting what went away', () => {
    const forms = createCompareForms(() => undefined)
    const listener = vi.fn()
    const stop = forms.subscribe(listener)
    forms.setCounts('a 1', { changes: 2, issues: 1 })
    forms.setCounts('b 1', { changes: 1, issues: 0 })
    expect(forms.read()).toMatchObject({ changes: 3, issues: 1 })
    forms.register('a 1', null)
    expect(forms.read()).toMatchObject({ changes: 1, issues: 0 })
    stop()
    forms.setCounts('b 1', { changes: 0, issues: 0 })
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('lead to a field by its address', () => {
    const forms = createCompareForms(() => undefined)
    const shown = vi.fn(() => true)
    forms.offer(recordAddress('Hf29', null), shown)
    expect(forms.focus(fieldAddress('Hf29', null, 'hf29Address'))).toBe(true)
    expect(shown).toHaveBeenCalledWith('hf29Address')
    expect(forms.focus(fieldAddress('Hf29', 'k', 'hf29Address'))).toBe(false)
    expect(partsOfAddress(fieldAddress('Hf29', 'k', 'hf29Address'))).toEqual({ record: 'Hf29 k', field: 'hf29Address' })
  })
})

describe('APP-007 what stands on a document', () => {
  it('is corrected where it comes from: parts of a text, fields a value is worked out from', () => {
    const ofHouse = inputsFor(house, ['hf29HouseArea', 'hf29Address', 'noSuchField'])
    expect([...ofHouse]).toEqual([
      ['hf29HouseArea', ['hf29Province', 'hf29City', 'hf29Area']],
      ['hf29Address', ['hf29Address']],
    ])
    expect(shownBy(ofHouse, 'hf29City')).toBe('hf29HouseArea')
    expect(shownBy(ofHouse, 'hf29Village')).toBeNull()
    expect(inputsFor(member, ['hf23LocalHouseNum']).get('hf23LocalHouseNum')).toEqual([
      'hf23LocalHouseTotal',
      'hf23LocalHouseNum',
    ])
  })
})
