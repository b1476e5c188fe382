import { FangkitProvider } from 'fangkit'
import { FeeTab } from 'fangkit/fee-tab'
import { en } from 'fangkit/locales/en'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { Choice } from '../frame/choice.tsx'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { OWN_TEXTS } from './own-texts.ts'

const transport = createMemoryTransport({ scenario: scenarioOf(location.search) })
const auth = createMemoryAuth()
const LANGUAGES = { chinese: '中文', en: 'English', own: '自己的说法' }

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox folder="messages" transport={transport}>
      {(providerProps, { address }) => {
        // [3] `?language=en` sets a language pack below the single texts. Switching reloads nothing.
        const language = address.read('language') ?? 'chinese'
        return (
          <>
            <div className="sandbox-host">
              <Choice
                label="文字"
                words={LANGUAGES}
                value={language}
                onChange={(word) => address.write({ language: word })}
              />
            </div>
            {/* [2] A language pack, and single texts that override it. */}
            <FangkitProvider
              transport={transport}
              auth={auth}
              {...providerProps}
              {...(language === 'en' && { locale: en })}
              {...(language === 'own' && { messages: OWN_TEXTS })}
            >
              <FeeTab projectId="demo-project-05" />
            </FangkitProvider>
          </>
        )
      }}
    </Sandbox>,
  )
}
