import { describe, expect, it } from 'vitest'
import { handlingRefusal, mayHandle } from '../../../../lib/domain/flow/handling.ts'

const OPEN = { hf15Status: 'BD9601' } as const
const NOBODY = { acctId: 'x', manages: false, takesPart: false } as const

describe('who may handle a job', () => {
  it.each([
    ['whoever follows it', { hf15HdlMemberId: 'x' }, {}, true],
    ['somebody on the case while another follows it', { hf15HdlMemberId: 'y' }, { takesPart: true }, false],
    ['somebody on the case while nobody follows it', {}, { takesPart: true }, true],
    ['somebody on the case while it names nobody in so many words', { hf15HdlMemberId: '' }, { takesPart: true }, true],
    ['whoever manages the case', { hf15HdlMemberId: 'y' }, { manages: true }, true],
    ['somebody who has nothing to do with the case', {}, {}, false],
  ])('R18 FLW-035 ROL-016 is decided for %s: %#', (_who, job, who, expected) =>
    expect(mayHandle({ ...OPEN, ...job }, { ...NOBODY, ...who })).toBe(expected),
  )
  it('says why not, first that it is finished, then whose it is, then that a person must be named', () => {
    const needs = { ...OPEN, needCfgHdlMember: 1 } as const
    expect(handlingRefusal({ ...needs, hf15Status: 'BD9603' }, NOBODY)).toBe('该流程已完结')
    expect(handlingRefusal(needs, NOBODY)).toBe('只有跟进人或项目的跟进经理可以办理')
    expect(handlingRefusal(needs, { ...NOBODY, manages: true })).toBe('请先指定跟进人')
    expect(handlingRefusal({ ...needs, hf15HdlMemberId: 'x' }, NOBODY)).toBeNull()
  })
})
