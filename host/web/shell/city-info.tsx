import { type ReactElement, useId } from 'react'
import { answerOf, useFkQuery } from 'fangkit'
import { citySettingCalls, type CityInfo as CityInfoData } from 'fangkit/contract'
import { DescriptionItem, DescriptionList, ErrorState, SkeletonBlock } from 'fangkit/ui'
import { messages } from '../messages.ts'
import { concerns } from '../session/concerns.ts'
import './city-info.css'

/** Loads the settings of a city, its rules, and the items they refer to. */
const CITY_INFO = concerns(answerOf(citySettingCalls.getCitySetting, {}), ['CityRules', 'CfgItem'])

const part = 'portal-city-info-part'
const rules = 'portal-city-info-rules'

/**
 * Shows the contact details of the current city, and the rules that apply there today.
 * @source ROU-011 (/PlatformCitySettingGrid, /CityRules)
 */
export function CityInfo(): ReactElement {
  const { data, error, isFetching, refetch } = useFkQuery(CITY_INFO)
  if (data) return <Shown info={data} />
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} traceId={error.traceId ?? undefined}>
        {error.userMessage}
      </ErrorState>
    )
  return <SkeletonBlock height="120px" />
}

function Shown({
  info: { name, contact, hotline, hours, address, notice, rules: lines },
}: {
  readonly info: CityInfoData
}): ReactElement {
  const { info: text } = messages.city
  const id = useId()
  return (
    <section className={part} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {notice ? <p>{notice}</p> : null}
      <DescriptionList columns={2} flush>
        <DescriptionItem label={text.hotline}>{hotline}</DescriptionItem>
        <DescriptionItem label={text.contact}>{contact}</DescriptionItem>
        <DescriptionItem label={text.hours}>{hours}</DescriptionItem>
        <DescriptionItem label={text.address}>{address}</DescriptionItem>
      </DescriptionList>
      {lines.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the list, as in every scrolling region
        <ul className={rules} aria-label={text.rules} tabIndex={0}>
          {lines.map(({ item, name: label, value, unit, basis, from }) => (
            <li key={item}>
              <span>{label}</span>
              <b>
                {value}
                {unit === null ? '' : ` ${unit}`}
              </b>
              <small title={basis ?? undefined}>{basis === null ? text.byDefault : text.since(basis, from)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
