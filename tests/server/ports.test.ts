import { describe, expect, it } from 'vitest'
import { createIds } from '../../host/server/ports/ids.ts'
import { createPasswords } from '../../host/server/ports/passwords.ts'
import { describeError, reportTo } from '../../host/server/ports/report.ts'
import { createTurns } from '../../host/server/ports/turns.ts'
import { gate } from './harness/gate.ts'

describe('identifiers', () => {
  it('are keys of 26 characters without lookalikes that differ and sort by the time they were made', () => {
    let now = 1_700_000_000_000
    const ids = createIds(() => now)
    const keys = Array.from({ length: 500 }, () => {
      now += 1
      return ids.key()
    })
    expect(keys.every((key) => /^[0-9a-hjkmnp-tv-z]{26}$/.test(key))).toBe(true)
    expect(keys.toSorted()).toEqual(keys)
    now = 0
    expect(new Set(Array.from({ length: 500 }, () => ids.key())).size).toBe(500)
  })

  it('R2 are tokens of 256 bits, stored as SHA-256', async () => {
    const ids = createIds(Date.now)
    expect(Buffer.from(ids.token(), 'base64url').length).toBe(32)
    expect(ids.token()).not.toBe(ids.token())
    expect(await ids.hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

describe('passwords', () => {
  const passwords = createPasswords({ cost: 15 })

  it('have a hash that carries its parameters, never repeats, and knows its password', async () => {
    const [first, second] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')]
    expect(first).toMatch(/^scrypt\$ln=15,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/)
    expect(first).not.toBe(second)
    expect([
      await passwords.verify('correct horse', first),
      await passwords.verify('correct hors', first),
      await passwords.verify('', first),
    ]).toEqual([true, false, false])
  })

  it('are still known to a hash made at another cost', async () => {
    const hash = await createPasswords({ cost: 16 }).hash('correct horse')
    expect(await passwords.verify('correct horse', hash)).toBe(true)
  })

  it('are the same when the same characters are typed in another form', async () => {
    expect(await passwords.verify('e\u0301te\u0301-ete', await passwords.hash('\u00E9t\u00E9-ete'))).toBe(true)
  })

  it.each([
    '',
    'plain',
    'scrypt$ln=99,r=8,p=1$aaaaaaaaaaaaaaaaaaaaaa$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '$2b$10$abcdefghijklmnopqrstuv',
    'scrypt$ln=15,r=8,p=1$short$short',
  ])('match no unreadable hash: %j is nobody’s', async (stored) => {
    expect(await passwords.verify('', stored)).toBe(false)
    expect(await passwords.verify('plain', stored)).toBe(false)
  })

  it('match no hash that is cheap to guess, not even its own', async () => {
    expect(await passwords.verify('correct horse', await createPasswords({ cost: 14 }).hash('correct horse'))).toBe(
      false,
    )
  })

  it('E27 wait in a queue of hashes that says when it is full, and empties again', async () => {
    const busy = createPasswords({ cost: 15 })
    const work = Array.from({ length: 22 }, () => busy.hash('x'))
    expect(busy.isFull()).toBe(true)
    await Promise.all(work)
    expect(busy.isFull()).toBe(false)
  })
})

describe('turns', () => {
  it('run only so many at once, in order, and a failure passes its place on', async () => {
    const turns = createTurns(2)
    const gates = Array.from({ length: 5 }, gate)
    const started: number[] = []
    const work = gates.map(({ opened }, index) =>
      turns.take(async () => {
        started.push(index)
        await opened
        if (index === 0) throw new Error('failed')
        return index
      }),
    )
    const settled = Promise.allSettled(work)
    await Promise.resolve()
    expect([started, turns.waiting()]).toEqual([[0, 1], 3])
    gates[0]?.open()
    await expect(work[0]).rejects.toThrow('failed')
    for (const { open } of gates) open()
    expect((await settled).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    expect([started, turns.waiting()]).toEqual([[0, 1, 2, 3, 4], 0])
  })
})

describe('reports', () => {
  it('of a database error only codes and names are kept, causes included', () => {
    const cause = Object.assign(new Error('invalid input syntax for type json: "440199198801011234"'), {
      code: '22P02',
      detail: '440199198801011234',
      column: 'data',
    })
    const described = describeError(new Error('unit failed', { cause }))
    expect(described).toMatchObject({ name: 'Error', message: 'unit failed', cause: { code: '22P02', column: 'data' } })
    expect(JSON.stringify(described)).not.toContain('440199198801011234')
  })

  it('R29 hold no number of a person that a message quotes', () => {
    expect(JSON.stringify(describeError(new Error('no account for 15400002001')))).not.toContain('15400002001')
  })

  it('reach the log with their request and what went wrong', () => {
    const lines: unknown[] = []
    const note = (level: string) => (fields: object, message: string) => lines.push([level, message, fields])
    const report = reportTo({ warn: note('warn'), error: note('error') })
    report({ level: 'error', message: 'Hf20PrjBase.doSave', requestId: 'r1', cause: new TypeError('x is undefined') })
    report({ level: 'warn', message: 'slow', requestId: 'r2' })
    expect(lines).toMatchObject([
      ['error', 'Hf20PrjBase.doSave', { requestId: 'r1', error: { name: 'TypeError', message: 'x is undefined' } }],
      ['warn', 'slow', { requestId: 'r2' }],
    ])
  })
})
