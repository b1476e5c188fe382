import {
  codeOfSignature,
  codeStep,
  isAppCode,
  messageOfStep,
  typedCode,
} from '../../domain/permission/one-time-code.ts'
import type { Context } from '../handler.ts'
import type { OneTimeCodes } from '../ports.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { secondFactorTable } from './session-tables.ts'

/** What became of the code of a log-in: `none` needs none, `off` means that codes cannot be checked here. */
export type CodeCheck = 'none' | 'passed' | 'missing' | 'wrong' | 'off'

type Place = Pick<Context, 'ports' | 'now'>

/** The stored second factor of a user while it is on. */
export async function secondFactorOf(unit: Unit, user: string): Promise<Row | null> {
  const row = await unit.get(secondFactorTable, user)
  return row && isOn(row) ? row : null
}

export const isOn = ({ values }: Row): boolean => typeof values['confirmedAt'] === 'number'

/** The interval whose code this is, also of the ones beside it: clocks differ, and typing takes a while. */
export async function stepOfCode(codes: OneTimeCodes, seed: string, code: string, now: number): Promise<number | null> {
  const secret = await codes.secretOf(seed)
  for (const step of [0, -1, 1].map((further) => codeStep(now) + further))
    if (codeOfSignature(await codes.sign(secret, messageOfStep(step))) === code) return step
  return null
}

/** Checks a code of the app or for recovery. Each is accepted once, also of two log-ins at the same time. */
export async function checkCode(
  unit: Unit,
  { ports, now }: Place,
  user: string,
  code: string | null | undefined,
): Promise<CodeCheck> {
  if (!(await secondFactorOf(unit, user))) return 'none'
  const typed = typedCode(code ?? '')
  if (typed === '') return 'missing'
  if (!ports.oneTimeCodes) return 'off'
  const row = await unit.get(secondFactorTable, user, { lock: true })
  if (!row) return 'none'
  if (!isAppCode(typed)) {
    const hash = await ports.ids.hashToken(typed)
    const left = listOf(row.values['recovery'])
    if (!left.includes(hash)) return 'wrong'
    await unit.update(secondFactorTable, user, row.version, { recovery: left.filter((one) => one !== hash) })
    return 'passed'
  }
  const step = await stepOfCode(ports.oneTimeCodes, textOf(row.values['seed']), typed, now)
  if (step === null || step <= Number(row.values['lastStep'] ?? 0)) return 'wrong'
  await unit.update(secondFactorTable, user, row.version, { lastStep: step })
  return 'passed'
}

/** Log-ins of the user need the password alone from now on. @returns whether they needed more before */
export async function removeSecondFactor(unit: Unit, user: string): Promise<boolean> {
  const wasOn = (await secondFactorOf(unit, user)) !== null
  await unit.remove(secondFactorTable, user)
  return wasOn
}
