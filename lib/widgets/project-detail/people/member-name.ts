import type { Stored } from '../../../contract/output.ts'
import type { Member } from '../../../domain/member/member.ts'

/** The name of a person, or a text that there is none yet. */
export function memberName(
  { hf23LinkName, hf23CompanyName }: Pick<Stored<Member>, 'hf23LinkName' | 'hf23CompanyName'>,
  nameless: string,
): string {
  return hf23LinkName?.trim() || hf23CompanyName?.trim() || nameless
}
