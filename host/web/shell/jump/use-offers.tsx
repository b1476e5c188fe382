import { MapPin, Plus } from 'lucide-react'
import { answerOf, noticeOf, toFangkitError, useFkQuery, useNotify } from 'fangkit'
import { contract } from 'fangkit/contract'
import type { City } from 'fangkit/domain'
import { useShell } from '../shell-context.tsx'
import type { Target, TargetGroup } from './jump-targets.ts'
import { messages } from './jump-messages.ts'

/** What a text needs so that it can be the address of a house. */
const ADDRESS = /[路街道巷村号栋幢座苑园城室]/

export interface Offering {
  /** The text nothing was found for; empty while something was, or nothing is searched. */
  readonly text: string
  /** The current city. */
  readonly city: City | null
  /** Switches to another city; false when the user stays. */
  readonly moveTo: (city: City) => Promise<boolean>
  /** Opens the search again with this text. */
  readonly onSearch: (text: string) => void
}

/** Returns what else a text is good for when nothing was found: a new case, and the other cities of the user. */
export function useOffers({ text, city, moveTo, onSearch }: Offering): TargetGroup {
  const { newProject } = useShell()
  const notify = useNotify()
  const { data: cities } = useFkQuery(text === '' ? null : answerOf(contract.Hf01CityFieldManage.getCity, {}))
  const searchIn = async (other: City): Promise<void> => {
    try {
      if (await moveTo(other)) onSearch(text)
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'Ss11SysUsers.switchLocationCity'))
      if (notice) notify(notice)
    }
  }
  const others = text === '' || city === null ? [] : (cities ?? []).filter(({ code }) => code !== city.code)
  const address = ADDRESS.test(text)
  const create: Target = {
    id: 'offer newProject',
    name: messages.verbs.newProject.name,
    note: address ? messages.offers.address(text) : messages.offers.customer(text),
    icon: <Plus aria-hidden />,
    go: () => newProject?.(address ? { address: text } : {}),
  }
  return {
    key: 'offers',
    targets: [
      ...(newProject && text !== '' ? [create] : []),
      // After the new case, because they are known a moment later.
      ...others.map(
        (other): Target => ({
          id: `offer city ${other.code}`,
          name: messages.offers.city(other.name),
          note: messages.offers.switches,
          icon: <MapPin aria-hidden />,
          go: () => void searchIn(other),
        }),
      ),
    ],
  }
}
