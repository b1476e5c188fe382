import type { ComponentType } from 'react'
import type { HostSection, ProjectSectionKey, ProjectSectionProps } from '../sections.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'

/** The modules of the sections; the basic requirements are part of the page. */
const SECTION_MODULES: { readonly [K in Exclude<ProjectSectionKey, 'basic'>]: ComponentType<ProjectSectionProps> } = {
  demand: lazyPart(() => import('../records/demand-section.tsx').then(({ DemandSection }) => DemandSection)),
  house: lazyPart(() => import('../records/house-section.tsx').then(({ HouseSection }) => HouseSection)),
  buyers: lazyPart(() => import('../people/buyers-section.tsx').then(({ BuyersSection }) => BuyersSection)),
  owners: lazyPart(() => import('../people/owners-section.tsx').then(({ OwnersSection }) => OwnersSection)),
  trade: lazyPart(() => import('../records/trade-section.tsx').then(({ TradeSection }) => TradeSection)),
  loan: lazyPart(() => import('../records/loan-section.tsx').then(({ LoanSection }) => LoanSection)),
}

/** A section on the page. */
export interface PageSection {
  readonly key: string
  readonly title: string
  /** Null for the basic requirements. */
  readonly Component: ComponentType<ProjectSectionProps> | null
}

type Shown = readonly { readonly key: ProjectSectionKey; readonly title: string }[]

/** The sections of the case that the host requests, in its order, and the host's own. */
export function arrangeSections(
  shown: Shown,
  requested: readonly (ProjectSectionKey | HostSection)[] | undefined,
): readonly PageSection[] {
  const own = ({ key, title }: Shown[number]): PageSection => ({
    key,
    title,
    Component: key === 'basic' ? null : SECTION_MODULES[key],
  })
  if (requested === undefined) return shown.map(own)
  return requested.flatMap((section) =>
    typeof section === 'string' ? shown.filter(({ key }) => key === section).map(own) : [section],
  )
}
