import { type ReactElement, useEffect, useState } from 'react'
import { projectList, useFkQuery } from 'fangkit'
import { Combobox, FormField } from 'fangkit/ui'
import { messages } from '../../messages.ts'

export interface CaseBoxProps {
  /** Key of the case. */
  readonly value: string | null
  readonly onChange: (project: string | null) => void
  /** Only cases of this type. */
  readonly type?: string
  readonly error?: string | undefined
  readonly required?: boolean
}

/** Milliseconds to wait after typing before the list is loaded. */
const PAUSE = 300

/** Chooses a case by its address or its number. */
export function CaseBox({ value, onChange, type, error: fault, required = false }: CaseBoxProps): ReactElement {
  const { caseBox } = messages
  const [typed, setTyped] = useState('')
  const [searchText, setSearchText] = useState('')
  const [label, setLabel] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearchText(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const field = /^[A-Za-z]?\d/.test(searchText) ? 'prjNo' : 'hf20HouseAddress'
  const search = {
    ...(type !== undefined && { hf20PrjType: { is: [type] } }),
    ...(searchText !== '' && { [field]: { contains: searchText } }),
  }
  const { data, error, isFetching } = useFkQuery(projectList({ page: 1, pageSize: 20, search }), { keepPrevious: true })
  const options = (data?.rows ?? []).flatMap(({ keyValue, hf20HouseAddress, prjNo }) =>
    keyValue === null ? [] : [{ value: keyValue, label: hf20HouseAddress ?? prjNo ?? keyValue, hint: prjNo ?? '' }],
  )
  const fieldError = fault ?? error?.userMessage
  return (
    <FormField label={caseBox.label} required={required} {...(fieldError !== undefined && { error: fieldError })}>
      <Combobox
        options={options}
        value={value}
        {...(value !== null && { valueLabel: label })}
        query={typed}
        onQueryChange={setTyped}
        loading={isFetching}
        placeholder={caseBox.placeholder}
        emptyText={isFetching ? caseBox.searching : caseBox.none}
        onChange={(key, option) => {
          setLabel(option?.label ?? '')
          onChange(option === null ? null : key)
        }}
      />
    </FormField>
  )
}
