import type { Locale, Messages } from '../messages.ts'
import { commonMessages } from './common.ts'
import { configGridMessages } from './config-grid.ts'
import { gridDialogMessages } from './grid-dialogs.ts'
import { rowImportMessages } from './row-import.ts'
import { elementMessages } from './elements.ts'
import { feeExaminationMessages } from './fees/fee-examinations.ts'
import { feeExpenseMessages } from './fees/fee-expense.ts'
import { feeIncomeMessages } from './fees/fee-income.ts'
import { feeTabMessages } from './fees/fee-tab.ts'
import { fieldMessages } from './fields/field.ts'
import { flowGuideMessages } from './flow/flow-guide.ts'
import { flowTabMessages } from './flow/flow-tab.ts'
import { formMessages } from './fields/form.ts'
import { formCompareMessages } from './documents/form-compare.ts'
import { formPreviewMessages } from './documents/form-preview.ts'
import { imageViewerMessages } from './documents/image-viewer.ts'
import { flowFinishMessages } from './flow/flow-finish.ts'
import { loanOrganisationMessages } from './project-detail/loan-organisations.ts'
import { memberRecordMessages } from './project-detail/member-records.ts'
import { paperUploadMessages } from './documents/paper-upload.ts'
import { papersTabMessages } from './documents/papers-tab.ts'
import { payCodeMessages } from './fees/pay-codes.ts'
import { pdfMessages } from './documents/pdf.ts'
import { peopleMessages } from './project-detail/people.ts'
import { memberGroupsMessages } from './project-detail/member-groups.ts'
import { personalDataMessages } from './fields/personal-data.ts'
import { pickerMessages } from './fields/pickers.ts'
import { readingMessages } from './fields/reading.ts'
import { caseSectionMessages } from './project-detail/case-sections.ts'
import { searchPanelMessages } from './search-panel.ts'
import { mapMessages } from './fields/map.ts'
import { newProjectMessages } from './project-detail/new-project.ts'
import { projectDetailMessages } from './project-detail/project-detail.ts'
import { recommendationMessages } from './project-detail/recommendations.ts'
import { caseChangesMessages } from './project-detail/case-changes.ts'
import { overviewMessages } from './project-detail/overview.ts'
import { rolesTabMessages } from './roles-tab.ts'
import { richTextMessages } from './fields/rich-text.ts'
import { uploadMessages } from './fields/upload.ts'
import { searchMessages } from './search.ts'
import { sessionCityMessages } from './session-city.ts'

/**
 * All Chinese texts, to read or to translate from. Widgets bring their own texts, so a page does not need this to show
 * them.
 *
 * @public
 */
export const zhCN: Locale & { readonly messages: Messages } = {
  name: 'zh-CN',
  messages: {
    common: commonMessages.texts,
    field: fieldMessages.texts,
    pickers: pickerMessages.texts,
    reading: readingMessages.texts,
    caseSections: caseSectionMessages.texts,
    searchPanel: searchPanelMessages.texts,
    map: mapMessages.texts,
    upload: uploadMessages.texts,
    richText: richTextMessages.texts,
    form: formMessages.texts,
    personalData: personalDataMessages.texts,
    people: peopleMessages.texts,
    projectDetail: projectDetailMessages.texts,
    newProject: newProjectMessages.texts,
    memberRecords: memberRecordMessages.texts,
    memberGroups: memberGroupsMessages.texts,
    flowFinish: flowFinishMessages.texts,
    loanOrganisations: loanOrganisationMessages.texts,
    recommendations: recommendationMessages.texts,
    search: searchMessages.texts,
    configGrid: configGridMessages.texts,
    gridDialogs: gridDialogMessages.texts,
    rowImport: rowImportMessages.texts,
    imageViewer: imageViewerMessages.texts,
    pdf: pdfMessages.texts,
    feeTab: feeTabMessages.texts,
    flowTab: flowTabMessages.texts,
    caseChanges: caseChangesMessages.texts,
    overview: overviewMessages.texts,
    rolesTab: rolesTabMessages.texts,
    papersTab: papersTabMessages.texts,
    formPreview: formPreviewMessages.texts,
    formCompare: formCompareMessages.texts,
    payCodes: payCodeMessages.texts,
    feeIncome: feeIncomeMessages.texts,
    feeExaminations: feeExaminationMessages.texts,
    feeExpense: feeExpenseMessages.texts,
    flowGuide: flowGuideMessages.texts,
    paperUpload: paperUploadMessages.texts,
    sessionCity: sessionCityMessages.texts,
    elements: elementMessages.texts,
  },
}
