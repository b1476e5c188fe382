import type { Stored } from '../../../contract/output.ts'
import type { Member } from '../../../domain/member/member.ts'

/** What somebody is called on the page: their name, or that they have none yet. */
export function memberName(
  { hf23LinkName, hf23CompanyName }: Pick<Stored<Member>, 'hf23LinkName' | 'hf23CompanyName'>,
  nameless: string,
): string {
  return hf23LinkName?.trim() || hf23CompanyName?.trim() || nameless
}
