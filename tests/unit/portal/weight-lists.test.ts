import { describe, expect, it } from 'vitest'
import { rulesGrids } from '../../../host/grids/rules/rules.ts'

const weights = rulesGrids.filter(({ name }) => name.startsWith('Weight'))
const alike = (list: 'columns' | 'search') => {
  const texts = weights.map((grid) => grid[list].map((field) => grid.entity.fields[field]?.label).join('、'))
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}

describe('lists of weights', () => {
  it('ROU-003 ruling 3 are four lists, none of which shows or searches what another does', () => {
    expect(weights.map(({ name }) => name)).toEqual([
      'WeightBankGrid',
      'WeightCommissionGrid',
      'WeightCustomerGrid',
      'WeightHouseGrid',
    ])
    expect([alike('columns'), alike('search')]).toEqual([[], []])
  })
  it('ROU-003 say what each of them steers, or what it is kept for', () => {
    const said = weights.map(({ about }) => about ?? '')
    expect(new Set(said).size).toBe(4)
    expect(said.filter((text) => text.length < 15)).toEqual([])
  })
})
