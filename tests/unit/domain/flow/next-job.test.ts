import { describe, expect, it } from 'vitest'
import { firstToStart, type FlowGroup, nextOpen, nextToStart, workOf } from '../../../../lib/domain/flow/next-job.ts'
import * as fc from '../../../property.ts'

interface Job {
  readonly name: string
  readonly hf15Status: string
}
const STATUS = { o: 'BD9601', u: 'BD9602', d: 'BD9603' } as const
/**
 * `d` done, `u` under way, `o` open; groups apart by a space. A group of one letter in capitals is a main flow of its
 * own.
 */
function groupsOf(text: string): readonly FlowGroup<Job>[] {
  return text.split(' ').map((word, at) => {
    const jobs = [...word].map((letter, index) => ({
      name: `${at}${index}`,
      hf15Status: STATUS[letter.toLowerCase() as keyof typeof STATUS],
    }))
    const [only] = jobs
    return word === word.toUpperCase() && only
      ? { main: only, subs: [] }
      : { main: { name: `${at}`, hf15Status: STATUS.o }, subs: jobs }
  })
}
const next = (text: string, ...finished: readonly string[]) => {
  const groups = groupsOf(text)
  return nextToStart(
    groups,
    groups.flatMap(workOf).filter(({ name }) => finished.includes(name)),
  ).map(({ name }) => name)
}

describe('what begins next', () => {
  it.each([
    ['the next of its main flow', 'doo oo', ['00'], ['01']],
    ['not one that is finished', 'ddo oo', ['00'], ['02']],
    ['one before it where none comes after', 'ood oo', ['02'], ['00']],
    ['the first of the next main flow once its own is finished', 'ddd oo', ['02'], ['10']],
    ['a main flow of its own', 'dd O', ['01'], ['10']],
    ['the first of a later main flow that has anything open', 'd dd oo', ['00'], ['20']],
    ['nothing where the next is under way', 'duo', ['00'], []],
    ['nothing behind the last', 'oo dd', ['11'], []],
    ['one job once, whoever brought it about', 'ddo oo', ['00', '01'], ['02']],
    ['one of each main flow', 'do do', ['00', '10'], ['01', '11']],
  ] as const)('is %s', (_rule, text, finished, expected) => expect(next(text, ...finished)).toEqual(expected))
  it('comes after a finished one even when it is under way already', () => {
    const groups = groupsOf('duo')
    const [first] = groups.flatMap(workOf)
    expect(first && nextOpen(groups, [first]).map(({ name }) => name)).toEqual(['01'])
  })
  it('is never finished or under way, and only nothing where nothing later is open', () => {
    const word = fc.string({ unit: fc.constantFrom('o', 'u', 'd'), minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), (words, pick) => {
        const groups = groupsOf(words.join(' '))
        const done = groups.flatMap(workOf).filter(({ hf15Status }) => hf15Status === STATUS.d)
        const job = done[pick % Math.max(done.length, 1)]
        if (!job) return
        const started = nextToStart(groups, [job])
        expect(started.length).toBeLessThanOrEqual(1)
        expect(started.every(({ hf15Status }) => hf15Status === STATUS.o)).toBe(true)
        const at = groups.findIndex((group) => workOf(group).includes(job))
        const open = groups
          .slice(at)
          .flatMap(workOf)
          .filter(({ hf15Status }) => hf15Status !== STATUS.d)
        if (open.length > 0 && open.every(({ hf15Status }) => hf15Status === STATUS.o)) expect(started).toHaveLength(1)
      }),
    )
  })
})

describe('what a case begins with', () => {
  it.each([
    ['oo o', '00'],
    ['do o', '01'],
    ['dd O', '10'],
    ['od u', null],
    ['dd D', null],
  ] as const)('of %s is %s', (text, expected) => expect(firstToStart(groupsOf(text))?.name ?? null).toBe(expected))
})
