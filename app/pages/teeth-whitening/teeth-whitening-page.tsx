import type { SiteContent } from '../../../content/schema/site.ts';
import { BenefitList } from '../../sections/benefit-list.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Section } from '../../sections/section.tsx';
import { StatBand } from '../../sections/stat-band.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CallList, type PracticePhone } from './call-list.tsx';
import { OptionsTable } from './options-table.tsx';
import { ShadeRow } from './shade-row.tsx';

type Words = SiteContent['teethWhiteningPage'];
type Props = Pick<Words, 'hero' | 'stats' | 'comparison' | 'options' | 'benefits' | 'faq' | 'safety' | 'closing'> & {
  practices: readonly PracticePhone[];
};

export function TeethWhiteningPage(props: Props) {
  const { benefits, closing, comparison, faq, hero, options, practices, safety, stats } = props;
  return (
    <>
      <PageHero
        ground="night"
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <ButtonLink href="/#booking" size="large">
            {hero.primary}
          </ButtonLink>
        }
        picture={<CallList heading={hero.secondary} practices={practices} />}
        foot={
          <div className="grid gap-12 pb-14 lg:gap-16 lg:pb-20">
            <ShadeRow />
            <StatBand stats={stats} />
          </div>
        }
      />
      <Section id="options" heading={comparison.heading} lead={comparison.lead} ground="mist">
        <OptionsTable labels={comparison} options={options} />
        <p className="mt-12 grid max-w-[60rem] grid-cols-[auto_1fr] gap-4 text-lg leading-relaxed">
          <span className="mt-0.5 text-action">
            <Icon name="shield" size={32} />
          </span>
          {safety}
        </p>
      </Section>
      <Section heading={benefits.heading}>
        <BenefitList items={benefits.items} />
      </Section>
      <Section heading={faq.heading} ground="mist" layout="split">
        <Accordion items={faq.items.map(({ answer, question }) => ({ title: question, content: answer }))} />
      </Section>
      <ClosingBand hour="night" words={closing} />
    </>
  );
}
