import type { GroupRow } from '../../../../lib/domain/member/group.ts'

/** What a generated seat holds. */
export interface Sitter {
  readonly id: string | null
  readonly name: string
  readonly ticks: readonly ('isBuyer' | 'isOwner' | 'principalBorrow' | 'jointlyBorrow' | 'jointlyRepayment')[]
}
export interface Pair {
  readonly first: Sitter
  readonly second: Sitter
  readonly removal: 'no' | 'deleted' | 'state'
}

export function rowOf({ first, second, removal }: Pair): GroupRow {
  const seat = ({ id, name, ticks }: Sitter, number: 1 | 2) => ({
    [`hf2jMemberId${number}`]: id,
    [`hf2jMemberName${number}`]: name === '' ? null : name,
    ...Object.fromEntries(ticks.map((tick) => [`${tick}${number}`, 1])),
  })
  return {
    ...seat(first, 1),
    ...seat(second, 2),
    ...(removal === 'deleted' && { isDelete: 1 }),
    ...(removal === 'state' && { entityState: '3' }),
  } as GroupRow
}

/** Section 5 of the specification, sentence by sentence, over pairs of people. */
export function expectedMessage(
  memberType: '0' | '1' | '2',
  pairs: readonly Pair[],
  payWay: string | null,
  scheme: string | null,
): string | null {
  const there = pairs.filter(({ removal }) => removal === 'no')
  const singleWithoutFirstName = there.length === 1 && there.every(({ first }) => first.name.trim() === '')
  const groups = there
    .map(({ first, second }) => [first, second].filter(({ name }) => name.trim() !== ''))
    .filter((people) => people.length > 0)
  if (memberType === '2') return singleWithoutFirstName ? '请填写保证人姓名' : null
  if (memberType === '1') {
    if (singleWithoutFirstName) return '请填写业主姓名'
    return groups.every((people) => people.some(({ ticks }) => ticks.includes('isOwner')))
      ? null
      : '每组成员必须有一位产权人'
  }
  // A known person is one person wherever they sit; a new one is another one in every seat.
  const roles = new Map<unknown, Set<string>>()
  for (const sitter of groups.flat()) {
    const person = sitter.id ?? sitter
    const held = roles.get(person) ?? new Set<string>()
    for (const tick of sitter.ticks) if (tick.startsWith('principal') || tick.startsWith('jointly')) held.add(tick)
    roles.set(person, held)
  }
  const held = [...roles.values()]
  const principals = held.filter((of) => of.has('principalBorrow')).length
  if (payWay === 'HG1002' && principals === 0) return '未选择主借款人'
  if (singleWithoutFirstName) return '请填写买家姓名'
  const byBuyer = scheme !== null && /^HF990[123]$/.test(scheme)
  if (byBuyer && groups.some((people) => !people.some(({ ticks }) => ticks.includes('isBuyer'))))
    return '每组成员必须有1个买家'
  if (principals > 1) return '只可选择一位主借款人'
  if (held.some((of) => of.size > 1)) return '主借款人、共同借款人、共同还款人同一人只可选择一种'
  if (payWay !== 'HG1002' && held.some((of) => of.size > 0)) return '付款方案为按揭贷款时才需选择该项'
  return null
}
