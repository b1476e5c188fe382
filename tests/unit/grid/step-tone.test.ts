import { describe, expect, it } from 'vitest'
import { DEMAND_STEP } from '../../../lib/domain/codes.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { DEMAND_STEP_DICTIONARY, DEMAND_STEP_MEANING, stepMeaning } from '../../../lib/domain/project/step-tone.ts'

describe('what a demand step means', () => {
  it('is declared for every step there is', () => {
    expect(Object.keys(DEMAND_STEP_MEANING).sort()).toEqual(Object.values(DEMAND_STEP).sort())
  })
  it('belongs to the dictionary of the step', () => {
    expect(project.fields.hf20DemandStep.dict).toBe(DEMAND_STEP_DICTIONARY)
  })
  it.each([
    [DEMAND_STEP.consulting, 'notStarted'],
    [DEMAND_STEP.agencySigned, 'running'],
    [DEMAND_STEP.submitted, 'waiting'],
    [DEMAND_STEP.finished, 'done'],
    [DEMAND_STEP.stopped, 'returned'],
    [null, 'notStarted'],
    ['HX0599', 'notStarted'],
  ])('follows its code, %s: %s', (step, meaning) => {
    expect(stepMeaning(step)).toBe(meaning)
  })
})
