import { Outlet, type RouteObject } from 'react-router'
import { RequireSession } from '../../session/require-session.tsx'
import { ModuleGate } from '../../shell/modules/module-gate.tsx'
import { inTime } from '../loading/in-time.ts'
import { PageFailure } from '../loading/page-failure.tsx'
import { contractMessages } from './contract-messages.ts'

/** The pages of a contract, which are shown outside the shell. @source ROU-015, ROU-016 */
export const contractRoutes: readonly RouteObject[] = [
  {
    element: (
      <RequireSession>
        <ModuleGate>
          <Outlet />
        </ModuleGate>
      </RequireSession>
    ),
    errorElement: <PageFailure />,
    children: [
      {
        path: '/ContractView/:part?',
        handle: { title: contractMessages.title },
        lazy: () => inTime(import('./contract-page.tsx').then(({ ContractPage: Component }) => ({ Component }))),
      },
      {
        path: '/ContractPrint',
        handle: { title: contractMessages.printTitle },
        lazy: () =>
          inTime(import('./print/contract-print-page.tsx').then(({ ContractPrintPage: Component }) => ({ Component }))),
      },
    ],
  },
]
