import type { BackendModule } from '../backend-module.ts'
import { dictValueColumns, fieldSettingColumns, dictionaryWishColumns } from '../grid/computed/setting-columns.ts'
import { addDictionaries } from '../seed/dictionaries/add-dictionaries.ts'
import { DICTIONARIES } from '../seed/dictionaries/dictionaries.ts'
import { addFieldSettings } from '../seed/fields/field-settings.ts'
import { dictionaryHandlers } from './dictionary-handlers.ts'
import { dictionaryRules, dictionaryValueRules, dictionaryWishRules } from './dictionary-rules.ts'
import {
  dictEntryTable,
  dictionaryTable,
  fieldMetaTable,
  organisationTable,
  parameterRefreshTable,
} from './dictionary-tables.ts'
import { fieldMetaHandlers } from './field-meta-handlers.ts'
import { fieldSettingRules } from './field-setting-rules.ts'
import { fieldUseHandlers } from './field-use-handlers.ts'
import { refreshHandlers } from './refresh-handlers.ts'

/** Dictionaries, organisations and field metadata. */
export const dictionaryModule: BackendModule = {
  tables: [dictionaryTable, dictEntryTable, organisationTable, fieldMetaTable, parameterRefreshTable],
  handlers: [...refreshHandlers, ...dictionaryHandlers, ...fieldMetaHandlers, ...fieldUseHandlers],
  listRules: ({ grids }) => ({
    [dictionaryTable.name]: dictionaryRules(grids),
    [dictEntryTable.name]: dictionaryValueRules,
    [fieldMetaTable.name]: fieldSettingRules,
    usr_dict_names: dictionaryWishRules,
  }),
  columns: {
    [dictEntryTable.name]: dictValueColumns,
    [fieldMetaTable.name]: fieldSettingColumns,
    usr_dict_names: dictionaryWishColumns,
  },
  seed: async (unit) => {
    await addDictionaries(unit, DICTIONARIES)
    await addFieldSettings(unit)
  },
}
