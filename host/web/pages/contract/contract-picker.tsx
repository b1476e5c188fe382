import { FileText } from 'lucide-react'
import { type ReactElement, useEffect, useState } from 'react'
import { projectList, useFkQuery } from 'fangkit'
import { Button, Card, Combobox, EmptyState, FormField } from 'fangkit/ui'
import { PROJECT_TYPE } from 'fangkit/domain'
import { contractMessages } from './messages.ts'
import './contract-picker.css'

export interface ContractPickerProps {
  readonly onPick: (project: string) => void
}

const box = 'portal-contract-picker-box'
/** Before the list is asked for what was typed. */
const PAUSE = 300

/** Which case the contract is of. */
export function ContractPicker({ onPick }: ContractPickerProps): ReactElement {
  const { picker } = contractMessages
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const field = /^[A-Za-z]?\d/.test(wanted) ? 'prjNo' : 'hf20HouseAddress'
  const { data, error, isFetching } = useFkQuery(projectList({
    page: 1, pageSize: 20, search: { hf20PrjType: { is: [PROJECT_TYPE.purchase] }, ...(wanted !== '' && { [field]: { contains: wanted } }) },
  }), { keepPrevious: true })
  const options = (data?.rows ?? []).flatMap(({ keyValue, hf20HouseAddress, prjNo }) => (keyValue === null ? [] : [{ value: keyValue, label: hf20HouseAddress ?? prjNo ?? keyValue, hint: prjNo ?? '' }]))
  return (
    <Card>
      <EmptyState icon={<FileText />} title={picker.title}>
        {picker.text}
      </EmptyState>
      <div className={box}>
        <FormField label={picker.label} {...(error && { error: error.userMessage })}>
          <Combobox
            options={options} value={chosen?.value ?? null} {...(chosen && { valueLabel: chosen.label })} query={typed} onQueryChange={setTyped} loading={isFetching} placeholder={picker.placeholder} emptyText={isFetching ? picker.searching : picker.none}
            onChange={(value, option) => setChosen(value === null || option === null ? null : { value, label: option.label })}
          />
        </FormField>
        <Button variant="primary" disabled={chosen === null} onClick={() => chosen && onPick(chosen.value)}>{picker.open}</Button>
      </div>
    </Card>
  )
}
