import { SELF_REVIEW, SYS_PARAM } from '../../domain/settings/sys-param.ts'
import type { SignedIn } from '../handler.ts'
import type { Row } from '../store.ts'
import { parameter } from '../sys-param/parameter.ts'

/** Why the caller may not mark a file as checked against the original; empty when they may. */
export type SelfCheck = (file: Row) => string

/** True where the installation allows users to check files they submitted themselves. */
export async function allowsSelfCheck(unit: SignedIn['unit']): Promise<boolean> {
  return (await parameter(unit, SYS_PARAM.paperSelfCheck)) === SELF_REVIEW.allowed
}

/** Users may not check files they submitted themselves, unless the installation allows it. @source ruling 26 */
export async function selfCheckFor({ unit, principal }: Pick<SignedIn, 'unit' | 'principal'>): Promise<SelfCheck> {
  if (await allowsSelfCheck(unit)) return () => ''
  return ({ createdBy }) => (createdBy === principal.acctId ? '不能核对本人提交的文件，请由其他人员核对' : '')
}
