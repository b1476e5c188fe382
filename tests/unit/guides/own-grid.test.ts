import { Children, isValidElement, type ReactNode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { recordCalls } from '../../../lib/contract/record/record-calls.ts'
import * as domainEntry from '../../../lib/domain.ts'
import { gridColumns } from '../../../lib/domain/grid/grid-columns.ts'
import * as testingEntry from '../../../lib/testing.ts'
import { runSample } from '../../guides/run-sample.ts'
import { samples } from '../../guides/samples.ts'

const ConfigGrid = (): ReactNode => null
const FangkitProvider = (): ReactNode => null

it('the list a partner copies from the guide has its two rows, and shows the two columns it names', async () => {
  const [sample] = samples(['lib/guides/own-grid.md']).filter(({ text }) => text.includes('MyParamsGrid'))
  if (!sample) throw new Error('the guide shows a list of one’s own')
  const { Parameters } = runSample(sample, {
    'react/jsx-runtime': jsxRuntime,
    fangkit: { FangkitProvider },
    'fangkit/config-grid': { ConfigGrid },
    'fangkit/domain': domainEntry,
    'fangkit/testing': testingEntry,
  })
  const page: unknown = typeof Parameters === 'function' ? Parameters() : null
  if (!isValidElement<Parameters<typeof createClient>[0] & { readonly children: ReactNode }>(page))
    throw new Error('it exports a component')
  const [list] = Children.toArray(page.props.children)
  if (!isValidElement<{ readonly definition: domainEntry.Grid }>(list)) throw new Error('it shows a list')
  const { definition } = list.props
  expect(gridColumns(definition).flatMap(({ name, shown }) => (shown ? [name] : []))).toEqual(['ss02Code', 'ss02Value'])
  const client = createClient({ transport: page.props.transport, auth: page.props.auth })
  const { data } = await client.call(recordCalls(definition.entity).getPageList, { page: 1, pageSize: 10 })
  expect(data).toMatchObject([
    { ss02Code: 'EXAMPLE_LIMIT', ss02Value: '20' },
    { ss02Code: 'EXAMPLE_NOTE', ss02Value: '示例' },
  ])
})
