/// The server alone, without building the app first: what the container runs, and tests in processes of their own.
import { serve } from './serving.ts'

await serve()
