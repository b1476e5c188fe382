import { accounts, useFkQuery } from 'fangkit'
import { formPath } from '../../grid-form-address.ts'
import { matchName, type Target, type TargetGroup } from './jump-targets.ts'

/** The list of all accounts. */
export const ACCOUNTS = '/PlatformAcctBaseGrid'
const MOST = 12

/**
 * Returns accounts whose name or number contains the text.
 * @param text empty searches nothing
 * @param may whether this person may open the list of accounts
 */
export function useAccounts(text: string, may: boolean): TargetGroup {
  const { data } = useFkQuery(may && text !== '' ? accounts({ keyword: text, page: 1, pageSize: MOST }) : null, {
    keepPrevious: true,
  })
  const found = text === '' ? undefined : data
  return {
    key: 'accounts',
    total: found?.total ?? 0,
    targets: (found?.rows ?? []).flatMap(({ br01AcctId: key, br01Name, br01AcctNo }): readonly Target[] => {
      const name = br01Name ?? br01AcctNo ?? ''
      const match = matchName(name, text)
      return key === null
        ? []
        : [
            {
              id: `account ${key}`,
              go: formPath(ACCOUNTS, 'VIEW', key),
              name,
              ...(match && { marked: match.marked }),
              note: br01AcctNo ?? '',
              icon: 'circle-user',
            },
          ]
    }),
  }
}
