import * as fc from 'fast-check'

/** The same cases in every run, so that a run says something about the code alone; FC_SEED explores others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_260_101) })

export * from 'fast-check'
