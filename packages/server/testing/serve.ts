/// A server for tests, in a process of its own.
import { serve } from '../src/main.ts'

await serve()
