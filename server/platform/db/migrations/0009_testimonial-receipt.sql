-- Up Migration

-- When the patient was sent a receipt. One address gets at most one in 24 hours.
alter table testimonial_requests add column receipt_sent_at timestamptz;
create index testimonial_requests_receipts on testimonial_requests (lower(email), receipt_sent_at) where receipt_sent_at is not null;
