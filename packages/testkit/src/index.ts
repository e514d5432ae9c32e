/** The testkit's front door. For tests only. */

export { AS_IT_LIES, scenarios, Story, type Ending, type Given, type Scenario } from './scenario.ts';
