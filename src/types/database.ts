export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activity_log: {
        Row: {
          action: string;
          actor: string | null;
          actor_email: string | null;
          actor_name: string;
          created_at: string;
          details: NonNullable<Json>;
          id: string;
          target_id: string | null;
          target_label: string;
          type: Database['public']['Enums']['activity_type'];
          words: string | null;
        };
        Insert: {
          action: string;
          actor?: string | null;
          actor_email?: string | null;
          actor_name: string;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: string;
          target_id?: string | null;
          target_label?: string;
          type: Database['public']['Enums']['activity_type'];
          words?: never;
        };
        Update: {
          action?: string;
          actor?: string | null;
          actor_email?: string | null;
          actor_name?: string;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: string;
          target_id?: string | null;
          target_label?: string;
          type?: Database['public']['Enums']['activity_type'];
          words?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'activity_log_actor_fkey';
            columns: ['actor'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      business_contacts: {
        Row: {
          appointment_date: string | null;
          budget: string;
          company: string;
          created_at: string;
          email: string;
          email_key: string;
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          last_name: string;
          message: string;
          note: string;
          phone: string;
          position: string;
          search_text: string;
          status: string;
          subject: string;
          time_slot: string;
        };
        Insert: {
          appointment_date?: string | null;
          budget?: string;
          company?: string;
          created_at?: string;
          email: string;
          email_key?: never;
          first_name: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          last_name: string;
          message?: string;
          note?: string;
          phone?: string;
          position?: string;
          search_text?: never;
          status?: string;
          subject: string;
          time_slot?: string;
        };
        Update: {
          appointment_date?: string | null;
          budget?: string;
          company?: string;
          created_at?: string;
          email?: string;
          email_key?: never;
          first_name?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          last_name?: string;
          message?: string;
          note?: string;
          phone?: string;
          position?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          time_slot?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'business_contacts_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      categories: {
        Row: {
          description: string;
          id: string;
          level: number | null;
          name: string;
          parent_id: string | null;
          parent_level: number | null;
          position: number;
          slug: string;
        };
        Insert: {
          description?: string;
          id?: string;
          level?: never;
          name: string;
          parent_id?: string | null;
          parent_level?: never;
          position?: number;
          slug: string;
        };
        Update: {
          description?: string;
          id?: string;
          level?: never;
          name?: string;
          parent_id?: string | null;
          parent_level?: never;
          position?: number;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'categories_parent_id_fkey';
            columns: ['parent_id', 'parent_level'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id', 'level'];
          },
        ];
      };
      consent_proofs: {
        Row: {
          advertising: boolean;
          created_at: string;
          decided_at: string;
          functionality: boolean;
          id: string;
          performance: boolean;
          version: number;
        };
        Insert: {
          advertising: boolean;
          created_at?: string;
          decided_at: string;
          functionality: boolean;
          id: string;
          performance: boolean;
          version: number;
        };
        Update: {
          advertising?: boolean;
          created_at?: string;
          decided_at?: string;
          functionality?: boolean;
          id?: string;
          performance?: boolean;
          version?: number;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          message: string;
          name: string;
          note: string;
          search_text: string;
          status: string;
          subject: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          message: string;
          name: string;
          note?: string;
          search_text?: never;
          status?: string;
          subject: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          message?: string;
          name?: string;
          note?: string;
          search_text?: never;
          status?: string;
          subject?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      content: {
        Row: {
          author_id: string | null;
          autosaved_at: string | null;
          byline: string;
          category_id: string | null;
          content: string;
          content_type: Database['public']['Enums']['content_type'];
          cover_media_id: string | null;
          created_at: string;
          excerpt: string;
          first_published_at: string | null;
          id: string;
          minutes: number;
          pinned: boolean;
          publish_at: string | null;
          published_at: string | null;
          seo_description: string;
          seo_title: string;
          share_media_id: string | null;
          slug: string;
          status: Database['public']['Enums']['content_status'];
          title: string;
          unpublish_at: string | null;
          updated_at: string;
          version: number;
        };
        Insert: {
          author_id?: string | null;
          autosaved_at?: string | null;
          byline?: string;
          category_id?: string | null;
          content?: string;
          content_type?: Database['public']['Enums']['content_type'];
          cover_media_id?: string | null;
          created_at?: string;
          excerpt?: string;
          first_published_at?: string | null;
          id?: string;
          minutes?: never;
          pinned?: boolean;
          publish_at?: string | null;
          published_at?: string | null;
          seo_description?: string;
          seo_title?: string;
          share_media_id?: string | null;
          slug: string;
          status?: Database['public']['Enums']['content_status'];
          title: string;
          unpublish_at?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          author_id?: string | null;
          autosaved_at?: string | null;
          byline?: string;
          category_id?: string | null;
          content?: string;
          content_type?: Database['public']['Enums']['content_type'];
          cover_media_id?: string | null;
          created_at?: string;
          excerpt?: string;
          first_published_at?: string | null;
          id?: string;
          minutes?: never;
          pinned?: boolean;
          publish_at?: string | null;
          published_at?: string | null;
          seo_description?: string;
          seo_title?: string;
          share_media_id?: string | null;
          slug?: string;
          status?: Database['public']['Enums']['content_status'];
          title?: string;
          unpublish_at?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'content_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'categories';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_cover_media_id_fkey';
            columns: ['cover_media_id'];
            isOneToOne: false;
            referencedRelation: 'media_library';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_share_media_id_fkey';
            columns: ['share_media_id'];
            isOneToOne: false;
            referencedRelation: 'media_library';
            referencedColumns: ['id'];
          },
        ];
      };
      content_media: {
        Row: {
          content_id: string;
          media_id: string;
        };
        Insert: {
          content_id: string;
          media_id: string;
        };
        Update: {
          content_id?: string;
          media_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_media_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_media_media_id_fkey';
            columns: ['media_id'];
            isOneToOne: false;
            referencedRelation: 'media_library';
            referencedColumns: ['id'];
          },
        ];
      };
      content_redirects: {
        Row: {
          content_id: string;
          created_at: string;
          id: string;
          path: string;
        };
        Insert: {
          content_id: string;
          created_at?: string;
          id?: string;
          path: string;
        };
        Update: {
          content_id?: string;
          created_at?: string;
          id?: string;
          path?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_redirects_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
        ];
      };
      content_revisions: {
        Row: {
          author: string | null;
          author_name: string;
          content_id: string;
          created_at: string;
          snapshot: NonNullable<Json>;
          version: number;
        };
        Insert: {
          author?: string | null;
          author_name?: string;
          content_id: string;
          created_at?: string;
          snapshot: NonNullable<Json>;
          version: number;
        };
        Update: {
          author?: string | null;
          author_name?: string;
          content_id?: string;
          created_at?: string;
          snapshot?: NonNullable<Json>;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'content_revisions_author_fkey';
            columns: ['author'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_revisions_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
        ];
      };
      content_tags: {
        Row: {
          content_id: string;
          tag_id: string;
        };
        Insert: {
          content_id: string;
          tag_id: string;
        };
        Update: {
          content_id?: string;
          tag_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'content_tags_content_id_fkey';
            columns: ['content_id'];
            isOneToOne: false;
            referencedRelation: 'content';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'content_tags_tag_id_fkey';
            columns: ['tag_id'];
            isOneToOne: false;
            referencedRelation: 'tags';
            referencedColumns: ['id'];
          },
        ];
      };
      job_applications: {
        Row: {
          address: string;
          availability: string | null;
          city: string;
          cover_letter: string;
          created_at: string;
          cv_path: string | null;
          department: string;
          education: string;
          email: string;
          email_key: string;
          experience: string;
          first_name: string;
          gdpr_consent: boolean;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          job_title: string;
          last_name: string;
          linkedin: string;
          motivation: string;
          note: string;
          phone: string;
          portfolio: string;
          relocate: boolean;
          remote: boolean;
          salary: string;
          search_text: string;
          skills: string;
          status: string;
        };
        Insert: {
          address?: string;
          availability?: string | null;
          city?: string;
          cover_letter?: string;
          created_at?: string;
          cv_path?: string | null;
          department?: string;
          education?: string;
          email: string;
          email_key?: never;
          experience?: string;
          first_name: string;
          gdpr_consent: boolean;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          job_title?: string;
          last_name: string;
          linkedin?: string;
          motivation: string;
          note?: string;
          phone?: string;
          portfolio?: string;
          relocate?: boolean;
          remote?: boolean;
          salary?: string;
          search_text?: never;
          skills?: string;
          status?: string;
        };
        Update: {
          address?: string;
          availability?: string | null;
          city?: string;
          cover_letter?: string;
          created_at?: string;
          cv_path?: string | null;
          department?: string;
          education?: string;
          email?: string;
          email_key?: never;
          experience?: string;
          first_name?: string;
          gdpr_consent?: boolean;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          job_title?: string;
          last_name?: string;
          linkedin?: string;
          motivation?: string;
          note?: string;
          phone?: string;
          portfolio?: string;
          relocate?: boolean;
          remote?: boolean;
          salary?: string;
          search_text?: never;
          skills?: string;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_applications_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      media_library: {
        Row: {
          alt_text: string | null;
          caption: string | null;
          color: string | null;
          created_at: string;
          credit: string | null;
          file_path: string;
          file_size: number;
          filename: string;
          focal_x: number | null;
          focal_y: number | null;
          height: number | null;
          id: string;
          media_type: Database['public']['Enums']['media_type'];
          mime_type: string;
          original_filename: string;
          renditions: Json | null;
          search_text: string;
          uploaded_by: string | null;
          width: number | null;
        };
        Insert: {
          alt_text?: string | null;
          caption?: string | null;
          color?: string | null;
          created_at?: string;
          credit?: string | null;
          file_path: string;
          file_size: number;
          filename: string;
          focal_x?: number | null;
          focal_y?: number | null;
          height?: number | null;
          id?: string;
          media_type: Database['public']['Enums']['media_type'];
          mime_type: string;
          original_filename: string;
          renditions?: Json | null;
          search_text?: never;
          uploaded_by?: string | null;
          width?: number | null;
        };
        Update: {
          alt_text?: string | null;
          caption?: string | null;
          color?: string | null;
          created_at?: string;
          credit?: string | null;
          file_path?: string;
          file_size?: number;
          filename?: string;
          focal_x?: number | null;
          focal_y?: number | null;
          height?: number | null;
          id?: string;
          media_type?: Database['public']['Enums']['media_type'];
          mime_type?: string;
          original_filename?: string;
          renditions?: Json | null;
          search_text?: never;
          uploaded_by?: string | null;
          width?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'media_library_uploaded_by_fkey';
            columns: ['uploaded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subscriptions: {
        Row: {
          email: string;
          id: string;
          is_active: boolean;
          search_text: string;
          subscribed_at: string;
          unsubscribe_token: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          email: string;
          id?: string;
          is_active?: boolean;
          search_text?: never;
          subscribed_at?: string;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          email?: string;
          id?: string;
          is_active?: boolean;
          search_text?: never;
          subscribed_at?: string;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      press_contacts: {
        Row: {
          created_at: string;
          deadline: string | null;
          email: string;
          email_key: string;
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          interview_date: string | null;
          interview_type: string | null;
          last_name: string;
          media: string;
          message: string;
          newsletter_subscription: boolean;
          note: string;
          phone: string;
          position: string;
          search_text: string;
          status: string;
          subject: string;
          type: string;
        };
        Insert: {
          created_at?: string;
          deadline?: string | null;
          email: string;
          email_key?: never;
          first_name: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          interview_date?: string | null;
          interview_type?: string | null;
          last_name: string;
          media: string;
          message?: string;
          newsletter_subscription?: boolean;
          note?: string;
          phone?: string;
          position?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          type?: string;
        };
        Update: {
          created_at?: string;
          deadline?: string | null;
          email?: string;
          email_key?: never;
          first_name?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          interview_date?: string | null;
          interview_type?: string | null;
          last_name?: string;
          media?: string;
          message?: string;
          newsletter_subscription?: boolean;
          note?: string;
          phone?: string;
          position?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'press_contacts_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          created_at: string;
          email: string | null;
          first_name: string;
          id: string;
          last_name: string;
          roles: string[] | null;
          search_name: string;
        };
        Insert: {
          created_at?: string;
          email?: string | null;
          first_name: string;
          id: string;
          last_name?: string;
          roles?: string[] | null;
          search_name?: never;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          first_name?: string;
          id?: string;
          last_name?: string;
          roles?: string[] | null;
          search_name?: never;
        };
        Relationships: [];
      };
      role_permissions: {
        Row: {
          permission: string;
          role: string;
        };
        Insert: {
          permission: string;
          role: string;
        };
        Update: {
          permission?: string;
          role?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'role_permissions_role_fkey';
            columns: ['role'];
            isOneToOne: false;
            referencedRelation: 'roles';
            referencedColumns: ['key'];
          },
        ];
      };
      roles: {
        Row: {
          description: string;
          is_system: boolean;
          key: string;
          label: string;
          position: number;
          version: number;
        };
        Insert: {
          description?: string;
          is_system?: boolean;
          key: string;
          label: string;
          position?: number;
          version?: number;
        };
        Update: {
          description?: string;
          is_system?: boolean;
          key?: string;
          label?: string;
          position?: number;
          version?: number;
        };
        Relationships: [];
      };
      site_settings: {
        Row: {
          address: string;
          description: string;
          email: string;
          facebook: string;
          id: boolean;
          instagram: string;
          linkedin: string;
          maintenance_mode: boolean;
          open_registration: boolean;
          phone: string;
          public_comments: boolean;
          title: string;
          twitter: string;
          updated_at: string;
          url: string;
          youtube: string;
        };
        Insert: {
          address?: string;
          description?: string;
          email?: string;
          facebook?: string;
          id?: boolean;
          instagram?: string;
          linkedin?: string;
          maintenance_mode?: boolean;
          open_registration?: boolean;
          phone?: string;
          public_comments?: boolean;
          title?: string;
          twitter?: string;
          updated_at?: string;
          url?: string;
          youtube?: string;
        };
        Update: {
          address?: string;
          description?: string;
          email?: string;
          facebook?: string;
          id?: boolean;
          instagram?: string;
          linkedin?: string;
          maintenance_mode?: boolean;
          open_registration?: boolean;
          phone?: string;
          public_comments?: boolean;
          title?: string;
          twitter?: string;
          updated_at?: string;
          url?: string;
          youtube?: string;
        };
        Relationships: [];
      };
      tags: {
        Row: {
          id: string;
          merged_into: string | null;
          name: string;
          slug: string;
        };
        Insert: {
          id?: string;
          merged_into?: string | null;
          name: string;
          slug: string;
        };
        Update: {
          id?: string;
          merged_into?: string | null;
          name?: string;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tags_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'tags';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          granted_by: string | null;
          id: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_roles_role_fkey';
            columns: ['role'];
            isOneToOne: false;
            referencedRelation: 'roles';
            referencedColumns: ['key'];
          },
          {
            foreignKeyName: 'user_roles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      activity_found: {
        Args: { words: string };
        Returns: {
          action: string;
          actor: string | null;
          actor_email: string | null;
          actor_name: string;
          created_at: string;
          details: NonNullable<Json>;
          id: string;
          target_id: string | null;
          target_label: string;
          type: Database['public']['Enums']['activity_type'];
          words: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'activity_log';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      content_titled: {
        Args: { words: string };
        Returns: {
          author_id: string | null;
          autosaved_at: string | null;
          byline: string;
          category_id: string | null;
          content: string;
          content_type: Database['public']['Enums']['content_type'];
          cover_media_id: string | null;
          created_at: string;
          excerpt: string;
          first_published_at: string | null;
          id: string;
          minutes: number;
          pinned: boolean;
          publish_at: string | null;
          published_at: string | null;
          seo_description: string;
          seo_title: string;
          share_media_id: string | null;
          slug: string;
          status: Database['public']['Enums']['content_status'];
          title: string;
          unpublish_at: string | null;
          updated_at: string;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'content';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      count_activity: {
        Args: { person?: string; since?: string; wanted_type?: Database['public']['Enums']['activity_type'] };
        Returns: number;
      };
      count_content: {
        Args: {
          wanted_category?: string;
          wanted_status?: Database['public']['Enums']['content_status'];
          wanted_type?: Database['public']['Enums']['content_type'];
        };
        Returns: number;
      };
      count_media: {
        Args: { undescribed?: boolean; wanted_type?: Database['public']['Enums']['media_type'] };
        Returns: number;
      };
      count_people: { Args: { wanted?: string[]; words?: string }; Returns: number };
      count_submissions: {
        Args: {
          before?: string;
          ceiling?: number;
          since?: string;
          sources: string[];
          state?: string;
          words?: string;
        };
        Returns: number;
      };
      erase_person: {
        Args: { person: string };
        Returns: {
          erased: Json;
        }[];
      };
      find_people: {
        Args: {
          backwards?: boolean;
          cursor_id?: string;
          cursor_value?: string;
          size?: number;
          skip?: number;
          sort?: string;
          wanted?: string[];
          words?: string;
        };
        Returns: {
          created_at: string;
          email: string | null;
          first_name: string;
          id: string;
          last_name: string;
          roles: string[] | null;
          search_name: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'profiles';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_person: {
        Args: { person: string };
        Returns: {
          cv_paths: string[];
          held: Json;
        }[];
      };
      link_targets: {
        Args: { paths: string[] };
        Returns: {
          path: string;
          state: string;
        }[];
      };
      list_business_contacts: {
        Args: {
          backwards?: boolean;
          before?: string;
          cursor_at?: string;
          cursor_id?: string;
          since?: string;
          state?: string;
          wanted?: number;
          words?: string;
        };
        Returns: {
          appointment_date: string | null;
          budget: string;
          company: string;
          created_at: string;
          email: string;
          email_key: string;
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          last_name: string;
          message: string;
          note: string;
          phone: string;
          position: string;
          search_text: string;
          status: string;
          subject: string;
          time_slot: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'business_contacts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_contact_messages: {
        Args: {
          backwards?: boolean;
          before?: string;
          cursor_at?: string;
          cursor_id?: string;
          since?: string;
          state?: string;
          wanted?: number;
          words?: string;
        };
        Returns: {
          created_at: string;
          email: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          message: string;
          name: string;
          note: string;
          search_text: string;
          status: string;
          subject: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'contact_messages';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_job_applications: {
        Args: {
          backwards?: boolean;
          before?: string;
          cursor_at?: string;
          cursor_id?: string;
          since?: string;
          state?: string;
          wanted?: number;
          words?: string;
        };
        Returns: {
          address: string;
          availability: string | null;
          city: string;
          cover_letter: string;
          created_at: string;
          cv_path: string | null;
          department: string;
          education: string;
          email: string;
          email_key: string;
          experience: string;
          first_name: string;
          gdpr_consent: boolean;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          job_title: string;
          last_name: string;
          linkedin: string;
          motivation: string;
          note: string;
          phone: string;
          portfolio: string;
          relocate: boolean;
          remote: boolean;
          salary: string;
          search_text: string;
          skills: string;
          status: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'job_applications';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_newsletter_subscriptions: {
        Args: {
          backwards?: boolean;
          before?: string;
          cursor_at?: string;
          cursor_id?: string;
          since?: string;
          state?: string;
          wanted?: number;
          words?: string;
        };
        Returns: {
          email: string;
          id: string;
          is_active: boolean;
          subscribed_at: string;
        }[];
      };
      list_press_contacts: {
        Args: {
          backwards?: boolean;
          before?: string;
          cursor_at?: string;
          cursor_id?: string;
          since?: string;
          state?: string;
          wanted?: number;
          words?: string;
        };
        Returns: {
          created_at: string;
          deadline: string | null;
          email: string;
          email_key: string;
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          interview_date: string | null;
          interview_type: string | null;
          last_name: string;
          media: string;
          message: string;
          newsletter_subscription: boolean;
          note: string;
          phone: string;
          position: string;
          search_text: string;
          status: string;
          subject: string;
          type: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'press_contacts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      media_found: {
        Args: { words: string };
        Returns: {
          alt_text: string | null;
          caption: string | null;
          color: string | null;
          created_at: string;
          credit: string | null;
          file_path: string;
          file_size: number;
          filename: string;
          focal_x: number | null;
          focal_y: number | null;
          height: number | null;
          id: string;
          media_type: Database['public']['Enums']['media_type'];
          mime_type: string;
          original_filename: string;
          renditions: Json | null;
          search_text: string;
          uploaded_by: string | null;
          width: number | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'media_library';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      open_cv_upload: { Args: { extension: string }; Returns: string };
      published_counts: { Args: Record<PropertyKey, never>; Returns: string[] };
      published_news: {
        Args: { category?: string; cursor_at?: string; cursor_id?: string; tag?: string; wanted?: number };
        Returns: string[];
      };
      published_pinned: { Args: Record<PropertyKey, never>; Returns: string[] };
      published_redirects: { Args: { cursor_path?: string; wanted?: number }; Returns: string[] };
      published_settings: { Args: Record<PropertyKey, never>; Returns: string[] };
      published_state: { Args: Record<PropertyKey, never>; Returns: string[] };
      published_text: { Args: { path: string }; Returns: string[] };
      published_texts: { Args: { cursor_id?: string; wanted?: number }; Returns: string[] };
      request_site_build: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changes: number;
        }[];
      };
      save_content: {
        Args: {
          fields: Json;
          over_version?: number;
          tags_added?: string[];
          tags_removed?: string[];
          text_id?: string;
        };
        Returns: {
          author_id: string | null;
          autosaved_at: string | null;
          byline: string;
          category_id: string | null;
          content: string;
          content_type: Database['public']['Enums']['content_type'];
          cover_media_id: string | null;
          created_at: string;
          excerpt: string;
          first_published_at: string | null;
          id: string;
          minutes: number;
          pinned: boolean;
          publish_at: string | null;
          published_at: string | null;
          seo_description: string;
          seo_title: string;
          share_media_id: string | null;
          slug: string;
          status: Database['public']['Enums']['content_status'];
          title: string;
          unpublish_at: string | null;
          updated_at: string;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'content';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      save_role: {
        Args: {
          given?: string[];
          over_version?: number;
          role_description: string;
          role_key: string;
          role_label: string;
          taken?: string[];
        };
        Returns: {
          description: string;
          is_system: boolean;
          key: string;
          label: string;
          position: number;
          version: number;
        }[];
        SetofOptions: {
          from: '*';
          to: 'roles';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      site_state: {
        Args: Record<PropertyKey, never>;
        Returns: {
          accepted: number;
          changed_at: string;
          changes: number;
          connected: boolean;
          failed: boolean;
          requested_at: string;
        }[];
      };
    };
    Enums: {
      activity_type: 'content' | 'media' | 'settings' | 'auth' | 'role';
      content_status: 'draft' | 'published' | 'archived';
      content_type: 'article' | 'page' | 'news';
      media_type: 'image' | 'video' | 'audio' | 'document';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      activity_type: ['content', 'media', 'settings', 'auth', 'role'],
      content_status: ['draft', 'published', 'archived'],
      content_type: ['article', 'page', 'news'],
      media_type: ['image', 'video', 'audio', 'document'],
    },
  },
} as const;
